import type { MemberId } from '#contracts';
import type { LoginSession } from '../sessions/index.js';

/** A new member with an open session, or, on a site that keeps quiet about accounts, only the word that a mail is on its way. */
export type SignupOutcome = { readonly memberId: MemberId; readonly session: LoginSession } | 'told-by-mail';
