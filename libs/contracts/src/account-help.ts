/** What staff do in an account at its owner's wish, and tell the owner by mail. */
export const accountHelps = ['address_confirmed', 'lockout_ended', 'sessions_ended', 'restored', 'birth_date', 'gender'] as const;
export type AccountHelp = (typeof accountHelps)[number];
