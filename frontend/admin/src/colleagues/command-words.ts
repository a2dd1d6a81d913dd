const log = 'The log keeps your reason.';

/** The same act for somebody who was invited, and did not use the link in time. */
export const linkAgain = {
  button: 'Send the link again',
  done: 'Another mail with a link is on its way.',
  question: {
    title: 'Send the link again?',
    text: (about: string) => `${about} gets another mail. The link of the one before counts no more. ${log}`,
    keep: 'Leave it',
    reasons: null,
  },
} as const;

/** The same act for somebody whose device had been ended before the account was, or never was set up. */
export const backWithoutDevice = {
  button: 'Let this person back in',
  done: 'The account counts again. Send a link, by which a device can be set up.',
  question: {
    title: 'Let this person back in?',
    text: (about: string) => `${about} has no device, and can log in only after you have sent a link to set one up. ${log}`,
    keep: 'Not yet',
    reasons: null,
  },
} as const;

/** The words of what owners do about the people of the office. */
export const colleagueCommandWords = {
  invite_colleague: {
    button: 'Make the account',
    done: 'The account is made. A mail with a link is on its way.',
    question: {
      title: 'Invite a colleague',
      text: () => `They get a mail with a link, by which they choose a password and set up their device. ${log}`,
      keep: 'Cancel',
      reasons: null,
    },
  },
  change_colleague_roles: {
    button: 'Change the roles',
    done: 'The roles are changed.',
    question: {
      title: 'Change the roles?',
      text: (about: string) => `${about} is logged out everywhere at once, and logs in again with the new roles. ${log}`,
      keep: 'Leave them',
      reasons: null,
    },
  },
  renew_colleague_access: {
    button: 'Send a link for a new device',
    done: 'The old device counts no more. A mail with a link is on its way.',
    question: {
      title: 'Set up a new device?',
      text: (about: string) =>
        `Make sure first that it is really ${about} who asks. The device and the recovery codes count no more, every session ends, and a mail with a link goes to the address of the account. ${log}`,
      keep: 'Leave it',
      reasons: null,
    },
  },
  end_colleague_sessions: {
    button: 'Log out everywhere',
    done: 'All sessions have ended.',
    question: {
      title: 'End all sessions?',
      text: (about: string) => `${about} is logged out everywhere at once, and can log in again. ${log}`,
      keep: 'Leave them open',
      reasons: null,
    },
  },
  end_colleague_session: {
    button: 'End this session',
    done: 'The session has ended.',
    question: {
      title: 'End this session?',
      text: (about: string) => `${about} is logged out there at once. ${log}`,
      keep: 'Leave it open',
      reasons: null,
    },
  },
  end_colleague: {
    button: 'End this account',
    done: 'The account has ended.',
    question: {
      title: 'End this account?',
      text: (about: string) => `${about} is out at once and cannot log in any more. What was done stays in the log. ${log}`,
      keep: 'Leave it',
      reasons: null,
    },
  },
  let_colleague_back: {
    button: 'Let this person back in',
    done: 'The account counts again.',
    question: {
      title: 'Let this person back in?',
      text: (about: string) => `${about} can log in again at once, with the password and the device of before. ${log}`,
      keep: 'Not yet',
      reasons: null,
    },
  },
} as const;
