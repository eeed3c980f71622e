use std::sync::Arc;

use crate::battleship::{
    inference::{
        BeliefComputation, BeliefResult, Book, CountingMode, Prior, Tracking, deduction::Settled,
    },
    knowledge::Knowledge,
};

use super::{
    PlayOut, PlayOutLimits, answer_fold::AnswerFold, common_beliefs::CommonBeliefs,
    expected_score::ScorePlan,
};

/// What an agent keeps between the decisions of one hunt: a fold over its answers, which is part of the game, and caches, which
/// only save time.
///
/// Two memories are equal where their folds are. Every cache follows from the answers and can be dropped at any time: the next
/// decision computes it anew and is the same.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    pub(super) fold: AnswerFold,
    caches: Caches,
    /// Counts of early positions, made before. With it the chances of these are of single precision.
    book: Option<Book>,
    /// What hunts of the same batch share.
    common: Option<Arc<CommonBeliefs>>,
}

/// Results that follow from the answers, each once it was asked for.
#[derive(Clone, Debug, Default)]
struct Caches {
    /// The number of answers that the results below but `tracking` follow from.
    answers: usize,
    belief: Option<Arc<BeliefResult>>,
    play_out: Option<Arc<PlayOut>>,
    score_plan: Option<Arc<ScorePlan>>,
    /// `Some(None)` under rules for which there are no rules of deduction.
    settled: Option<Option<Arc<Settled>>>,
    /// Where ships move: the particles, after some of the answers. The next count goes on from there.
    tracking: Option<Arc<Tracking>>,
}

impl PartialEq for Memory {
    fn eq(&self, other: &Self) -> bool {
        self.fold == other.fold
    }
}

impl Eq for Memory {}

impl Memory {
    /// The belief under the prior of the agent whose memory it is; where `prior` is `None` all fleets weigh the same.
    ///
    /// # Complexity
    ///
    /// That of [`BeliefComputation`] for the first call after an answer, seconds at most; then constant.
    pub fn belief(&mut self, knowledge: &Knowledge, prior: Option<&Prior>) -> Arc<BeliefResult> {
        if self.known_belief(knowledge).is_none() {
            let is_common = prior.is_none() && CommonBeliefs::may_hold(knowledge);
            let common = self.common.clone().filter(|_| is_common);
            if let Some(found) = common.as_ref().and_then(|own| own.find(knowledge.answers())) {
                self.caches_of(knowledge).belief = Some(found.clone());
                return found;
            }
            let mut computation = self.computation(knowledge, prior);
            while !computation.advance(u64::MAX) {}
            self.keep(knowledge, computation);
            if let (Some(common), Some(belief)) = (common, &self.caches.belief) {
                common.keep(knowledge.answers(), belief);
            }
        }
        self.caches.belief.clone().unwrap_or_else(|| Arc::new(BeliefResult::NotFound))
    }

    /// An empty memory. Its copies share the beliefs of early positions, each of which is hardly ever computed twice: for hunts under the same
    /// rules.
    pub(crate) fn shared() -> Self {
        Self { common: Some(Arc::default()), ..Self::default() }
    }

    /// The belief of [`Memory::belief`], where it was computed since the last answer; `None` where it was not.
    pub fn known_belief(&self, knowledge: &Knowledge) -> Option<&Arc<BeliefResult>> {
        self.caches.belief.as_ref().filter(|_| self.caches.answers == knowledge.answers().len())
    }

    /// Begins to compute the belief that [`Memory::belief`] gives. Where ships move it goes on from the answers tracked before.
    pub(crate) fn computation(
        &self,
        knowledge: &Knowledge,
        prior: Option<&Prior>,
    ) -> BeliefComputation {
        match &self.caches.tracking {
            Some(tracking) => BeliefComputation::follow(tracking.clone(), knowledge),
            None => {
                BeliefComputation::new(knowledge, prior, CountingMode::Decision, self.book.as_ref())
            }
        }
    }

    /// Caches the result of a computation.
    pub(crate) fn keep(&mut self, knowledge: &Knowledge, computation: BeliefComputation) {
        let (computed, tracking) = computation.into_parts();
        let caches = self.caches_of(knowledge);
        caches.belief = computed.map(Arc::new);
        caches.tracking = tracking.or(caches.tracking.take());
    }

    /// What is played out by the belief without a prior; `None` where there is nothing to compare. The limits are the same in all calls, as
    /// they are the agent's.
    pub(super) fn play_out(
        &mut self,
        knowledge: &Knowledge,
        limits: PlayOutLimits,
    ) -> Option<Arc<PlayOut>> {
        if let Some(mut play_out) = self.play_out_due(knowledge, limits) {
            while !play_out.advance(u64::MAX) {}
            self.keep_play_out(knowledge, play_out);
        }
        self.caches_of(knowledge).play_out.clone()
    }

    /// Whether [`Memory::play_out_due`] gives something.
    pub(crate) fn wants_play_out(&self, knowledge: &Knowledge, limits: PlayOutLimits) -> bool {
        let belief = self.known_belief(knowledge).and_then(|computed| computed.belief());
        self.caches.play_out.is_none()
            && belief.is_some_and(|belief| limits.apply(belief, knowledge))
    }

    /// What is still to be played out, once the belief is known.
    pub(crate) fn play_out_due(
        &self,
        knowledge: &Knowledge,
        limits: PlayOutLimits,
    ) -> Option<PlayOut> {
        let belief = self.known_belief(knowledge)?.belief()?;
        let is_due = self.wants_play_out(knowledge, limits);
        is_due.then(|| PlayOut::new(belief, knowledge, limits))
    }

    /// Caches what was played out.
    pub(crate) fn keep_play_out(&mut self, knowledge: &Knowledge, play_out: PlayOut) {
        self.caches_of(knowledge).play_out = Some(Arc::new(play_out));
    }

    /// The plan of the agent for scored rules. It also depends on the number of flags that can stand.
    pub(super) fn score_plan(&mut self, knowledge: &Knowledge) -> Arc<ScorePlan> {
        let plan = &mut self.caches_of(knowledge).score_plan;
        plan.take_if(|plan| !plan.is_current(knowledge));
        plan.get_or_insert_with(|| Arc::new(ScorePlan::new(knowledge))).clone()
    }

    /// What the expert's rules of deduction settle; `None` under rules for which there are none.
    pub(super) fn settled(&mut self, knowledge: &Knowledge) -> Option<Arc<Settled>> {
        let settled = &mut self.caches_of(knowledge).settled;
        settled.get_or_insert_with(|| Settled::new(knowledge).map(Arc::new)).clone()
    }

    /// Drops every cache. No decision changes by that; the next one computes again what it needs.
    pub fn drop_caches(&mut self) {
        self.caches = Caches::default();
    }

    /// The caches, without what followed from fewer answers.
    fn caches_of(&mut self, knowledge: &Knowledge) -> &mut Caches {
        let answers = knowledge.answers().len();
        if self.caches.answers != answers {
            let tracking = self.caches.tracking.take();
            self.caches = Caches { answers, tracking, ..Caches::default() };
        }
        &mut self.caches
    }

    /// Takes a book of openings, which saves the time of the counts it holds. The chosen actions are the same.
    pub(crate) fn use_book(&mut self, book: Book) {
        self.book = Some(book);
        // Beliefs from before are not of the book's precision.
        self.common = self.common.take().map(|_| Arc::default());
    }

    /// The book of openings that saves the time of counts it holds; `None` where none was given.
    pub const fn book(&self) -> Option<&Book> {
        self.book.as_ref()
    }
}
