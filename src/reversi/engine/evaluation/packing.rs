//! The packing of weights: each is coded by how likely it is after the one before it and the one of the phase before.
//!
//! Binary arithmetic coding with probabilities that adapt (G. G. Langdon, J. Rissanen, *Compression of Black-White Images with
//! Arithmetic Coding*, 1981), the decoder in the form of G. N. N. Martin's range coder (*Range encoding*, 1979).

/// The probability of a 0 in parts of 2^15.
type Chance = u16;

const CHANCE_BITS: u32 = 15;
/// How fast chances adapt.
const INERTIA: u32 = 5;

fn adapt(chance: &mut Chance, bit: bool) {
    if bit {
        *chance -= *chance >> INERTIA;
    } else {
        *chance += ((1 << CHANCE_BITS) - *chance) >> INERTIA;
    }
}

/// What codes or decodes one bit after another; either way the bit is returned.
trait Coder {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool;
}

/// Makes the bytes of given bits.
struct Encoder {
    bytes: Vec<u8>,
    low: u32,
    range: u32,
}

impl Coder for Encoder {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool {
        let bound = (self.range >> CHANCE_BITS) * u32::from(*chance);
        if bit {
            let (low, carried) = self.low.overflowing_add(bound);
            (self.low, self.range) = (low, self.range - bound);
            let mut place = self.bytes.len();
            while carried && 0 < place {
                place -= 1;
                self.bytes[place] = self.bytes[place].wrapping_add(1);
                if self.bytes[place] != 0 {
                    break;
                }
            }
        } else {
            self.range = bound;
        }
        adapt(chance, bit);
        while self.range < 1 << 24 {
            self.bytes.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
        bit
    }
}

/// Finds the bits of given bytes, whatever it is told of them.
struct Decoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    /// The number of bytes read behind the end.
    missing: usize,
    code: u32,
    range: u32,
}

impl Decoder<'_> {
    fn next(&mut self) {
        let byte = self.bytes.next();
        self.missing += usize::from(byte.is_none());
        self.code = self.code << 8 | u32::from(byte.copied().unwrap_or(0));
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, chance: &mut Chance, _: bool) -> bool {
        let bound = (self.range >> CHANCE_BITS) * u32::from(*chance);
        let bit = bound <= self.code;
        if bit {
            (self.code, self.range) = (self.code - bound, self.range - bound);
        } else {
            self.range = bound;
        }
        adapt(chance, bit);
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.next();
        }
        bit
    }
}

/// Codes or decodes all weights, phase by phase, each phase of `len`.
fn code(coder: &mut impl Coder, weights: &mut [i8], len: usize) {
    let mut zero = [[1 << (CHANCE_BITS - 1); 3]; 9];
    let mut sign = [1 << (CHANCE_BITS - 1); 9];
    let mut more = [[1 << (CHANCE_BITS - 1); 16]; 8];
    for place in 0..weights.len() {
        let weight = weights[place];
        let before = place.checked_sub(1).map_or(0, |place| weights[place].unsigned_abs());
        let earlier = place.checked_sub(len).map_or(0, |place| weights[place]);
        let class = (earlier.clamp(-4, 4) + 4) as usize;
        if !coder.bit(&mut zero[class][usize::from(before.min(2))], weight != 0) {
            weights[place] = 0;
            continue;
        }
        let below = coder.bit(&mut sign[class], weight < 0);
        let chances = &mut more[usize::from(earlier.unsigned_abs().min(7))];
        let mut size = 1_i8;
        while size < i8::MAX
            && coder.bit(
                &mut chances[size.min(16) as usize - 1],
                size.unsigned_abs() < weight.unsigned_abs(),
            )
        {
            size += 1;
        }
        weights[place] = if below { -size } else { size };
    }
}

/// The bytes that [`unpacked`] makes these weights of, from −127 to 127, phase by phase.
pub(super) fn packed(mut weights: Vec<i8>, len: usize) -> Vec<u8> {
    let mut encoder = Encoder { bytes: Vec::new(), low: 0, range: u32::MAX };
    code(&mut encoder, &mut weights, len);
    encoder.bytes.extend(encoder.low.to_be_bytes());
    encoder.bytes
}

/// The weights of so many phases; `None` where there are too few or too many bytes.
pub(super) fn unpacked(bytes: &[u8], len: usize, phases: usize) -> Option<Vec<i8>> {
    let mut decoder = Decoder { bytes: bytes.iter(), missing: 0, code: 0, range: u32::MAX };
    (0..4).for_each(|_| decoder.next());
    let mut weights = vec![0; len * phases];
    code(&mut decoder, &mut weights, len);
    (decoder.missing == 0 && decoder.bytes.len() == 0).then_some(weights)
}

#[cfg(test)]
mod tests {
    use super::{packed, unpacked};

    /// Weights of any kind come back, from exactly the bytes they were packed into.
    #[test]
    fn what_is_packed_comes_back() {
        let len = 500;
        let mut state = 1_u32;
        let mut drawn = |most: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % (2 * most + 1)
        };
        let mut every = vec![vec![0; 3 * len], vec![127; 3 * len], vec![-127; 3 * len]];
        every.extend(
            [1, 2, 20, 127].map(|most| {
                (0..3 * len).map(|_| (drawn(most) as i32 - most as i32) as i8).collect()
            }),
        );
        every.push((0..3 * len).map(|_| i8::from(drawn(100) == 0) * 100).collect());
        for weights in every {
            let bytes = packed(weights.clone(), len);
            assert_eq!(unpacked(&bytes, len, 3).as_ref(), Some(&weights));
            assert_eq!(unpacked(&bytes[..bytes.len() - 1], len, 3), None);
            assert_eq!(unpacked(&[&bytes[..], &[0]].concat(), len, 3), None);
        }
    }
}
