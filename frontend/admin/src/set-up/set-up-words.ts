/** The pages behind the link of a mail, where somebody sets up their account. */
export const setUpWords = {
  title: 'Set up your account',
  account: (name: string, email: string) => `${name}, ${email}`,
  introNew: 'Choose a password of eight signs or more. Then you set up an authenticator app, which makes a new code each half minute.',
  introKept: 'Type the password that you have. Then you set up an authenticator app on your new device.',
  newPassword: 'New password',
  keptPassword: 'Your password',
  show: 'Show the password',
  next: 'Set up the device',
  invalid: 'This link does not work any more. It works once and for a few days only. Ask an owner of the site to send you another one.',
  perhaps:
    'Perhaps it worked: try to log in. If it did, make new recovery codes under “Authenticator”. If not, ask an owner of the site for another link.',
  toLogin: 'To the login',
  wrong: 'The password is wrong. If you have lost it, ask an owner of the site for a link for a new one.',
  short: 'Choose a password of eight signs or more.',
  common: 'This password is easy to guess. Choose another one.',
} as const;
