/// Sorts a short list by a key; the sort is stable.
///
/// An insertion sort, as the sorts of the standard library would add as much code to the WebAssembly module as a whole counter.
pub(super) fn sort_by_key(list: &mut [u8], key: impl Fn(u8) -> usize) {
    for end in 1..list.len() {
        let mut place = end;
        while 0 < place && key(list[place]) < key(list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_as_the_standard_library_sorts_them() {
        for seed in 0..200_u32 {
            let number = |place: u32| (seed.wrapping_mul(2_654_435_761) >> (place % 24)) as u8;
            let list: Vec<u8> = (0..seed % 32).map(number).collect();
            let key = |number: u8| usize::from(number / 16);
            let (mut own, mut expected) = (list.clone(), list);
            sort_by_key(&mut own, key);
            expected.sort_by_key(|&number| key(number));
            assert_eq!(own, expected);
        }
    }
}
