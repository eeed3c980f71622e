use super::particle_step::{Particle, ParticleStep};

/// Starts that replay to the answers heard, and where they have led: none where they were lost.
#[derive(Clone, Debug, Default)]
pub(super) struct Population {
    tracks: Vec<Particle>,
    /// Rounds of changes still to do after the last answer.
    rounds: u32,
}

impl Population {
    pub fn tracks(&self) -> &[Particle] {
        &self.tracks
    }

    pub const fn is_empty(&self) -> bool {
        self.tracks.is_empty()
    }

    /// A step nearer to the end of the history, by the crew of that step, with `trouble` times the usual rounds of changes; whether it
    /// is there, and how many answers were replayed.
    pub fn go_on<'a>(
        &mut self,
        crew: impl Fn(u32) -> ParticleStep<'a>,
        trouble: u32,
    ) -> (bool, u64) {
        let mut crew = crew(self.rounds);
        if 0 < self.rounds {
            crew.mix(&mut self.tracks);
            self.rounds -= 1;
        } else if crew.is_first() {
            self.tracks = crew.first();
        } else {
            self.rounds = trouble * crew.sift(&mut self.tracks);
        }
        (self.rounds == 0, crew.replayed)
    }
}
