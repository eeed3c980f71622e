use super::particle_step::{Particle, ParticleStep};

/// Particles that replay to the answers folded in; empty where all were lost.
#[derive(Clone, Debug, Default)]
pub(super) struct Population {
    particles: Vec<Particle>,
    /// Rounds of changes still to do after the last answer.
    rounds: u32,
}

impl Population {
    /// The particles; all replay to the answers folded in.
    pub fn particles(&self) -> &[Particle] {
        &self.particles
    }

    /// Whether all particles were lost.
    pub const fn is_empty(&self) -> bool {
        self.particles.is_empty()
    }

    /// Goes a step nearer to the end of the history, with `factor` times the usual rounds of changes. Returns whether it is up to date,
    /// and how many answers were replayed.
    pub fn go_on<'a>(
        &mut self,
        step: impl Fn(u32) -> ParticleStep<'a>,
        factor: u32,
    ) -> (bool, u64) {
        let mut step = step(self.rounds);
        if 0 < self.rounds {
            step.change_all(&mut self.particles);
            self.rounds -= 1;
        } else if step.is_first() {
            self.particles = step.first();
        } else {
            self.rounds = factor * step.resample(&mut self.particles);
        }
        (self.rounds == 0, step.replayed)
    }
}
