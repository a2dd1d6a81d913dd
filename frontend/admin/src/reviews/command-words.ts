import { houseRules, reportReasons } from '../code-words';

/** The words of what is done in the review. */
export const reviewCommands = {
  take_reviews: { button: 'Take new photos and texts', done: 'They are yours for ten minutes.', question: null },
  approve_review: { button: 'Approve', done: 'Approved. It counts in ten seconds.', question: null },
  reject_review: {
    button: 'Reject',
    done: 'Rejected. It takes effect in ten seconds.',
    question: {
      title: 'Which rule does it break?',
      text: () => 'It is gone for everybody in ten seconds, and the member reads why. The log keeps the rule.',
      keep: 'Think again',
      reasons: houseRules,
    },
  },
  escalate_review: {
    button: 'To the cases',
    done: 'It is a case now.',
    question: {
      title: 'What may it be?',
      text: () => 'It waits in the queue of the cases, by how urgent that is. The log keeps what you choose.',
      keep: 'Think again',
      reasons: reportReasons,
    },
  },
  skip_review: { button: 'Skip', done: 'Passed over: it comes back last for you.', question: null },
  undo_review: { button: 'Take it back', done: 'Taken back. It waits again.', question: null },
};
