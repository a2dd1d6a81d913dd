import type { commands, CommandName } from '#contracts-admin';
import { selfieRefusals } from '../code-words';
import { apiTokenCommandWords } from '../api-tokens/api-token.words';
import { childMaterialCommandWords } from '../child-material/words';
import { appealCommands, resolveWords } from '../cases/answer-words';
import { moreCommands, openCaseWords } from '../cases/initiative-words';
import { bookCommandWords } from '../books/command-words';
import { companyCommands } from '../companies/command-words';
import { colleagueCommandWords } from '../colleagues/command-words';
import { directDebitCommands } from '../direct-debits/command-words';
import { discountCodeCommands } from '../discount-codes/command-words';
import { memberHelpCommandWords } from '../members/help-words';
import { dashboardCommands } from '../dashboard/command-words';
import { moneyCommands } from '../money-requests/money-request-words';
import { orderCommands } from '../orders/command-words';
import { incidentCommands } from '../incidents/incident-words';
import { issueCommands } from '../payment-issues/command-words';
import { giftCommands } from '../gifts/command-words';
import { siteListCommands } from '../site-lists/command-words';
import { priceListCommands } from '../prices/command-words';
import { reviewCommands } from '../reviews/command-words';
import { scamWordCommands } from '../signals/scam-word-words';
import { siteDetailCommandWords } from '../sites/detail-words';
import { siteWordCommands } from '../site-words/command-words';
import { siteCommands } from '../sites/setting-words';
import { infoTextCommands } from '../texts/command-words';
import { methodCommands } from '../methods/command-words';
import { vatRateCommands } from '../vat/command-words';
import { thresholdWords } from '../signals/threshold-words';
import {
  escalateReasons,
  fictionalReasons,
  liftReasons,
  mailAgainReasons,
  notFictionalReasons,
  photoRejectReasons,
  readReasons,
  rerunReasons,
  rulingReasons,
  scheduleReasons,
  stopReasons,
} from './reasons';

/** What is asked before an act; `reasons` are the words for the choices of its reason. */
export interface Question {
  readonly title: string;
  /** `about` names what it is done to. */
  readonly text: (about: string) => string;
  readonly keep: string;
  readonly reasons: Readonly<Record<string, string>> | null;
}

export interface CommandWords {
  readonly button: string;
  readonly done: string;
  readonly question: Question | null;
}

type ChoiceOf<Name extends CommandName> = (typeof commands)[Name]['reason'] extends { choices: readonly (infer Choice extends string)[] }
  ? Choice
  : never;
/** Whether the screen asks before it acts: once more, or for the reason alone. */
type Asks<Name extends CommandName> = [(typeof commands)[Name]['confirms'], (typeof commands)[Name]['reason']] extends [false, null]
  ? false
  : true;
/** A command that asks needs a question, and a reason to choose needs a word for each choice. */
type WordsOf<Name extends CommandName> = CommandWords & {
  readonly question: Asks<Name> extends false
    ? null
    : Question & { readonly reasons: [ChoiceOf<Name>] extends [never] ? null : Readonly<Record<ChoiceOf<Name>, string>> };
};

export const commandWords: { readonly [Name in CommandName]: WordsOf<Name> } = {
  lift_limit: {
    button: 'Lift the limit',
    done: 'The limit is lifted.',
    question: {
      title: 'Lift the limit on first messages?',
      text: () => 'What was found until now no longer counts. What is found later counts again. The log keeps your reason.',
      keep: 'Keep it',
      reasons: liftReasons,
    },
  },
  set_fictional: {
    button: 'Mark as fictional',
    done: 'The profile is marked as fictional.',
    question: {
      title: 'Mark this profile as fictional?',
      text: (about) =>
        `Everybody sees the label on ${about} at once. The profile no longer writes, likes, takes messages or gifts or counts as a member. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: fictionalReasons,
    },
  },
  unset_fictional: {
    button: 'Take the mark off',
    done: 'The profile is no longer marked as fictional.',
    question: {
      title: 'Take the mark of a fictional profile off?',
      text: (about) => `${about} becomes a member like any other at once. The log keeps your reason.`,
      keep: 'Keep it',
      reasons: notFictionalReasons,
    },
  },
  mail_again: {
    button: 'Send mails there again',
    done: 'Mails go to this address again.',
    question: {
      title: 'Send mails to this address again?',
      text: () =>
        'Mails to it came back, so they stopped. If one comes back once more, they stop again. What the member has turned off stays off. The log keeps your reason.',
      keep: 'Leave it',
      reasons: mailAgainReasons,
    },
  },
  ...memberHelpCommandWords,
  approve_photo: { button: 'Approve', done: 'The photo is approved.', question: null },
  reject_photo: {
    button: 'Reject',
    done: 'The photo is rejected.',
    question: {
      title: 'Reject this photo?',
      text: () => 'Its owner sees that it was rejected. Nobody else sees the photo. The log keeps your reason.',
      keep: 'Decide later',
      reasons: photoRejectReasons,
    },
  },
  open_case: openCaseWords,
  ...moreCommands,
  take_case: { button: 'Take', done: 'The case is yours for ten minutes.', question: null },
  skip_case: { button: 'Skip', done: 'Passed over: it comes back last for you.', question: null },
  escalate_case: {
    button: 'To the owner',
    done: 'The owner decides it.',
    question: {
      title: 'Hand this case to the owner?',
      text: () => 'Only the owner can decide it then. The log keeps your reason.',
      keep: 'Keep it',
      reasons: escalateReasons,
    },
  },
  read_case_messages: {
    button: 'Read the messages',
    done: 'The log keeps that you read them.',
    question: {
      title: 'Read what they wrote to each other?',
      text: () => 'You see the reported message and ten on each side. The log keeps who read them, and why.',
      keep: 'Leave them closed',
      reasons: readReasons,
    },
  },
  note_case: { button: 'Save the note', done: 'The note is saved.', question: null },
  decide_case: {
    button: 'Decide',
    done: 'Decided. It takes effect in ten seconds.',
    question: {
      title: 'Decide this case?',
      text: () => 'The member reads the statement beside. The log keeps the rule.',
      keep: 'Think again',
      reasons: rulingReasons,
    },
  },
  undo_decision: { button: 'Take it back', done: 'Taken back. The case is yours again.', question: null },
  set_signal_threshold: thresholdWords,
  ...scamWordCommands,
  ...siteCommands,
  ...siteDetailCommandWords,
  ...orderCommands,
  ...issueCommands,
  ...moneyCommands,
  ...directDebitCommands,
  ...discountCodeCommands,
  ...priceListCommands,
  ...infoTextCommands,
  ...siteWordCommands,
  ...giftCommands,
  ...siteListCommands,
  ...companyCommands,
  ...vatRateCommands,
  ...methodCommands,
  ...bookCommandWords,
  ...colleagueCommandWords,
  ...apiTokenCommandWords,
  ...incidentCommands,
  ...dashboardCommands,
  ...reviewCommands,
  ...childMaterialCommandWords,
  ...appealCommands,
  resolve_complaint: resolveWords,
  confirm_ban: {
    button: 'Confirm the ban',
    done: 'The account is closed.',
    question: {
      title: 'Confirm this ban?',
      text: (about) => `The account of ${about} is closed at once and for good. All open reports about it are answered with it.`,
      keep: 'Think again',
      reasons: null,
    },
  },
  refuse_ban: {
    button: 'Refuse the ban',
    done: 'Refused. The case is yours.',
    question: {
      title: 'Refuse this ban?',
      text: () => 'Nothing happens to the member, and you decide the case yourself.',
      keep: 'Think again',
      reasons: null,
    },
  },
  take_verification: { button: 'Take', done: 'The verification is yours for ten minutes.', question: null },
  skip_verification: { button: 'Skip (S)', done: 'Passed over: it comes back last for you.', question: null },
  approve_verification: { button: 'Approve (A)', done: 'The member is verified.', question: null },
  refuse_verification: {
    button: 'Refuse (R)',
    done: 'The selfie is refused.',
    question: {
      title: 'Why is this selfie refused?',
      text: () => 'The member reads your reason and may try again with a new pose. You can take it back for ten seconds.',
      keep: 'Decide later',
      reasons: selfieRefusals,
    },
  },
  undo_verification: { button: 'Take it back (U)', done: 'Taken back: it is yours again.', question: null },
  make_invitation: { button: 'Make the invitation', done: 'The invitation is made.', question: null },
  revoke_invitation: {
    button: 'Take back',
    done: 'The invitation is taken back.',
    question: {
      title: 'Take this invitation back?',
      text: (about) => `The link stops working at once: ${about}.`,
      keep: 'Keep it',
      reasons: null,
    },
  },
  make_announcement: { button: 'Save the draft', done: 'The draft is saved.', question: null },
  save_announcement: { button: 'Save', done: 'The draft is saved.', question: null },
  test_announcement: { button: 'Send me a test', done: 'A test is on its way to your own address.', question: null },
  schedule_announcement: {
    button: 'Send to members',
    done: 'It is planned.',
    question: {
      title: 'Send this to members?',
      text: (about) => `${about} What has been sent cannot be taken back. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: scheduleReasons,
    },
  },
  stop_announcement: {
    button: 'Stop it',
    done: 'It is stopped.',
    question: {
      title: 'Stop this announcement?',
      text: (about) => `No more mails go out: ${about}. Those that were sent cannot be taken back. The log keeps your reason.`,
      keep: 'Let it run',
      reasons: stopReasons,
    },
  },
  retry_dead_letter: {
    button: 'Try again',
    done: 'It is tried again. If it fails, it comes back here.',
    question: {
      title: 'Try this again?',
      text: (about) => `${about} runs at once, with all its tries before it. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: rerunReasons,
    },
  },
  run_recurring_job: {
    button: 'Run now',
    done: 'It runs within a few seconds.',
    question: {
      title: 'Run this now?',
      text: (about) => `${about} runs at once, and then again at its usual time. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: rerunReasons,
    },
  },
};
