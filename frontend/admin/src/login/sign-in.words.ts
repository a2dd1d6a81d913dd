import type { SignInEnding } from '#contracts-admin';

const withPassword = 'You can log in with your password and code.';

/** The way in by a sign-in service, beside password and code. */
export const signInWords = {
  or: 'or',
  with: (name: string) => `Log in with ${name}`,
  intro: 'The service knows you. Now the six digits of your own device: it did not ask for a second proof.',
  /** Why somebody is back here; `code` is no refusal. */
  endings: {
    code: undefined,
    cancelled: `The log-in with the service was broken off. ${withPassword}`,
    failed: 'The log-in with the service came to nothing: it took too long, or was begun in another window. Please begin again here.',
    away: `The sign-in service does not answer at the moment. ${withPassword}`,
    later: 'Too many attempts. Wait a while and try again.',
    unknown: 'There is no account in this office for who you are at the service. Ask an owner to invite you.',
    no_role: 'The service leaves you none of the roles that you have here. Ask whoever looks after it, or an owner.',
    no_device:
      'The service did not ask you for a second proof, and you have no device here yet. Set it up first, with the link of your invitation.',
  } satisfies Record<SignInEnding, string | undefined>,
  codeWrong: 'The code is wrong. Each code works once: wait for the next one.',
  late: 'This took too long. Please begin again.',
} as const;
