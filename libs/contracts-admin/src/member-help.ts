import * as z from 'zod/mini';
import { doneAnswer, genders, memberId } from '#contracts';
import { command } from './command.js';
import { inWords, oneOf } from './reasons.js';

export const sendActivationReasons = ['member_asked', 'mail_never_came'] as const;
export const endLockoutReasons = ['member_asked', 'tried_by_another'] as const;
export const endSessionsReasons = ['member_asked', 'device_lost', 'used_by_another'] as const;
export const restoreReasons = ['member_asked', 'deleted_by_another'] as const;
/** What proved that a date of birth or a sex was wrong. */
export const factProofs = ['document_shown', 'video_call'] as const;

/** What staff see of an account to help its owner in: null where there is nothing of the kind. */
export const memberHelp = z.object({
  birth_date: z.nullable(z.iso.date()),
  /** Until when the last lock after wrong passwords holds, of all networks. */
  locked_until: z.nullable(z.iso.datetime()),
  /** Until when a deleted account can come back. */
  restorable_until: z.nullable(z.iso.datetime()),
});
export type MemberHelp = z.infer<typeof memberHelp>;

const help = { right: 'member_help', subject: 'member', target: memberId, confirms: true, result: doneAnswer } as const;

/** What a member cannot do alone. Its owner is told by mail of whatever opens or changes the account. */
export const memberHelpCommands = {
  send_activation: command({
    ...help,
    path: '/api/admin/members/:id/activation/send',
    act: 'member.activation_sent',
    reason: oneOf(sendActivationReasons),
    fields: {},
  }),
  confirm_address: command({
    ...help,
    path: '/api/admin/members/:id/address/confirm',
    act: 'member.address_confirmed',
    // What was checked.
    reason: inWords(10, 200),
    fields: {},
  }),
  end_lockout: command({
    ...help,
    path: '/api/admin/members/:id/lockout/end',
    act: 'member.lockout_ended',
    reason: oneOf(endLockoutReasons),
    fields: {},
  }),
  end_sessions: command({
    ...help,
    path: '/api/admin/members/:id/sessions/end',
    act: 'member.sessions_ended',
    reason: oneOf(endSessionsReasons),
    fields: {},
  }),
  restore_account: command({
    ...help,
    path: '/api/admin/members/:id/restore',
    act: 'member.restored',
    reason: oneOf(restoreReasons),
    fields: {},
  }),
  correct_birth_date: command({
    ...help,
    path: '/api/admin/members/:id/birth-date',
    act: 'member.birth_date_corrected',
    reason: oneOf(factProofs),
    fields: { birth_date: z.iso.date({ error: 'invalid_birth_date' }) },
    // False: by that date the person may not be here. Nothing is changed, and moderators have a case.
    result: z.object({ done: z.boolean() }),
  }),
  correct_gender: command({
    ...help,
    path: '/api/admin/members/:id/gender',
    act: 'member.gender_corrected',
    reason: oneOf(factProofs),
    fields: { gender: z.enum(genders) },
  }),
} as const;
