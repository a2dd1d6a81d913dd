/** Password and code once more, inside the question of an act. */
export const stepUpWords = {
  title: 'It is really you',
  help: 'So much hangs on this that a session alone is not enough: somebody may have left it open.',
  password: 'Your password',
  code: 'Six digits of your authenticator app',
} as const;

/** Refusals of it, by codes of the error catalogue. */
export const stepUpRefusals = {
  step_up_required: 'This needs your password and a code from your app. Nothing was changed yet.',
  step_up_wrong: 'The password or the code is wrong. Each code works once: wait for the next one. Nothing was changed.',
} as const;
