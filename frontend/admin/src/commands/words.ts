import type {
  commands,
  CommandName,
  EscalateReason,
  FictionalReason,
  LiftReason,
  MailAgainReason,
  NotFictionalReason,
  PhotoRejectReason,
  ReadReason,
  RerunReason,
  RulingReason,
  ScheduleReason,
  StopReason,
} from '#contracts-admin';
import { houseRules, selfieRefusals } from '../code-words';
import { childMaterialCommandWords } from '../child-material/words';
import { appealCommands, resolveWords } from '../cases/answer-words';
import { moreCommands, openCaseWords } from '../cases/initiative-words';
import { reviewCommands } from '../reviews/command-words';
import { scamWordCommands } from '../signals/scam-word-words';
import { siteCommands } from '../sites/setting-words';
import { thresholdWords } from '../signals/threshold-words';

export const liftReasons: Record<LiftReason, string> = {
  mistaken_signals: 'What was noticed is harmless',
  mistaken_report: 'A report was confirmed by mistake',
  person_known: 'We have spoken to this person',
};

export const fictionalReasons: Record<FictionalReason, string> = {
  owned_by_house: 'The profile belongs to us',
  imported_profile: 'It was imported; no person stands behind it',
  test_profile: 'It was made for a test',
};

export const notFictionalReasons: Record<NotFictionalReason, string> = {
  set_by_mistake: 'It was marked by mistake',
  person_verified: 'We have verified the person behind it',
};

export const mailAgainReasons: Record<MailAgainReason, string> = {
  address_confirmed: 'The member told us that the address is right',
  server_fault: 'A mail server was at fault',
  member_asked: 'The member asked for it',
};

export const photoRejectReasons: Record<PhotoRejectReason, string> = {
  not_the_member: 'It does not show the member',
  not_decent: 'It is not decent',
  contact_details: 'It shows an address or a number',
  child: 'It shows a child',
};

export const escalateReasons: Record<EscalateReason, string> = {
  unsure: 'I am not sure',
  legal: 'The law or the police may be involved',
  danger: 'Somebody may be in danger',
  known_person: 'I know one of them',
};

export const readReasons: Record<ReadReason, string> = {
  report_about_it: 'The report is about these messages',
  signal_about_it: 'The signals are about these messages',
  fraud_suspected: 'I suspect fraud',
  danger_suspected: 'I suspect danger',
  appeal: 'The decision was appealed',
};

export const rulingReasons: Record<RulingReason, string> = { ...houseRules, no_violation: 'No rule was broken' };

export const rerunReasons: Record<RerunReason, string> = {
  cause_mended: 'What made it fail is mended',
  outage_over: 'An outage is over',
  see_it_fail: 'To see it fail once more',
};

export const scheduleReasons: Record<ScheduleReason, string> = {
  read_by_two: 'Two of us have read it',
  members_wait: 'Members wait for it, and I have read it twice',
  law_wants_it: 'The law wants it now',
};

export const stopReasons: Record<StopReason, string> = {
  mistake_in_text: 'There is a mistake in the text',
  wrong_receivers: 'It goes to the wrong members',
  no_longer_true: 'It is no longer true',
};

/** What is asked before an act; `reasons` are the words for the choices of its reason. */
export interface Question {
  readonly title: string;
  /** `about` names what it is done to. */
  readonly text: (about: string) => string;
  readonly keep: string;
  readonly reasons: Readonly<Record<string, string>> | null;
}

interface CommandWords {
  readonly button: string;
  readonly done: string;
  readonly question: Question | null;
}

type ChoiceOf<Name extends CommandName> = (typeof commands)[Name]['reason'] extends { choices: readonly (infer Choice extends string)[] }
  ? Choice
  : never;
/** A command that asks needs a question, and a reason to choose needs a word for each choice. */
type WordsOf<Name extends CommandName> = CommandWords & {
  readonly question: (typeof commands)[Name]['confirms'] extends false
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
