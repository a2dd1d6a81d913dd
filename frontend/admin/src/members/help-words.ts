import type { MemberHelp } from '#contracts-admin';

const logged = 'The log keeps your reason, and a member with a confirmed address is told by mail.';
const proofs = { document_shown: 'The member showed an official document', video_call: 'We saw the member in a video call' };

export const memberHelpCommandWords = {
  send_activation: {
    button: 'Send the activation mail again',
    done: 'The mail is on its way.',
    question: {
      title: 'Send the activation mail again?',
      text: () => 'It goes to the address above, with a new link and a new code. The log keeps your reason.',
      keep: 'Send nothing',
      reasons: { member_asked: 'The member asked for it', mail_never_came: 'The first mail never came' },
    },
  },
  confirm_address: {
    button: 'Confirm the address',
    done: 'The address is confirmed.',
    question: {
      title: 'Confirm this address without the mail?',
      text: (about: string) =>
        `Only when you have checked that ${about} reads mails at this address: other members can then see them and write to them. Say what you checked. ${logged}`,
      keep: 'Leave it',
      reasons: null,
    },
  },
  end_lockout: {
    button: 'End the lock',
    done: 'Logging in is possible again.',
    question: {
      title: 'End the lock after wrong passwords?',
      text: (about: string) => `${about} can try again at once, from everywhere. ${logged}`,
      keep: 'Leave it locked',
      reasons: { member_asked: 'The member asked for it', tried_by_another: 'Somebody else tried the passwords' },
    },
  },
  end_sessions: {
    button: 'Log out everywhere',
    done: 'Everybody is logged out.',
    question: {
      title: 'Log out everybody who is in this account?',
      text: (about: string) =>
        `${about} logs in again, with a new password if somebody else may know this one: the mail says so. ${logged}`,
      keep: 'Leave them in',
      reasons: {
        member_asked: 'The member asked for it',
        device_lost: 'A device was lost or sold',
        used_by_another: 'Somebody else uses the account',
      },
    },
  },
  restore_account: {
    button: 'Bring the account back',
    done: 'The account is back.',
    question: {
      title: 'Bring this deleted account back?',
      text: (about: string) => `Everything of ${about} is there again, as it was. Be sure that it is its owner who asks. ${logged}`,
      keep: 'Leave it deleted',
      reasons: { member_asked: 'The member asked for it', deleted_by_another: 'Somebody else deleted it' },
    },
  },
  correct_birth_date: {
    button: 'Correct the date of birth',
    done: 'The date of birth is corrected.',
    question: {
      title: 'Correct the date of birth?',
      text: (about: string) => `Others find ${about} by the new age at once. Correct it only with proof. ${logged}`,
      keep: 'Leave it',
      reasons: proofs,
    },
  },
  correct_gender: {
    button: 'Correct the sex',
    done: 'The sex is corrected.',
    question: {
      title: 'Correct the sex?',
      text: (about: string) => `Others find ${about} by it at once. Correct it only with proof. ${logged}`,
      keep: 'Leave it',
      reasons: proofs,
    },
  },
} as const;

export const helpWords = {
  title: 'Help',
  birthDate: 'Date of birth',
  newBirthDate: 'Right date of birth',
  passedOn: 'By this date the person may not be here. Nothing is changed, and moderators have a case.',
  lockedUntil: (time: string) => `Locked after wrong passwords until ${time}.`,
  restorableUntil: (time: string) => `Deleted. Can come back until ${time}.`,
} as const satisfies Record<string, string | ((time: string) => string)>;

export const hurdlesOf = ({ locked_until, restorable_until }: MemberHelp, asTime: (iso: string) => string): readonly string[] => [
  ...(locked_until ? [helpWords.lockedUntil(asTime(locked_until))] : []),
  ...(restorable_until ? [helpWords.restorableUntil(asTime(restorable_until))] : []),
];
