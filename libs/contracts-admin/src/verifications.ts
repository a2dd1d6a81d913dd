import * as z from 'zod/mini';
import { doneAnswer, photoId, pose, selfieRefusals, uuid } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { oneOf } from './reasons.js';
import { resource } from './resource.js';

export const verificationId = uuid;
/** As staff see them: poses that nobody answered are none of their business. */
export const officeVerificationStates = ['waiting', 'approved', 'refused', 'expired', 'dropped', 'ended'] as const;

export const verificationsQuery = z
  .strictObject({ ...pageFields, state: z.optional(z.enum(officeVerificationStates)) })
  .check(z.refine(withinCap, { path: ['page'] }));
export type VerificationsQuery = z.infer<typeof verificationsQuery>;

const verificationFacts = {
  id: verificationId,
  member_id: uuid,
  /** Null when the member was erased. */
  name: z.nullable(z.string()),
  pose,
  state: z.enum(officeVerificationStates),
  sent_at: z.iso.datetime(),
  /** Who works on it. */
  holder: z.nullable(z.string()),
  /** Whether whoever asks holds it. */
  mine: z.boolean(),
} as const;

export const verificationRow = z.object(verificationFacts);
export type VerificationRow = z.infer<typeof verificationRow>;
export const verificationsAnswer = listOf(verificationRow);
export type VerificationsAnswer = z.infer<typeof verificationsAnswer>;

export const verificationPage = z.object({
  ...verificationFacts,
  age: z.nullable(z.int()),
  town: z.nullable(z.string()),
  /** What everybody sees, the main photo first; the clear ones are opened one by one, and the log keeps it. */
  photos: z.array(z.object({ id: photoId, main: z.boolean() })),
  /** Whether there still is a selfie, and whoever asks may open it. */
  selfie: z.boolean(),
  decided_by: z.nullable(z.string()),
  reason: z.nullable(z.enum(selfieRefusals)),
  /** Whether whoever asks can still take the decision back. */
  may_undo: z.boolean(),
  /** Earlier tries of the same member, the newest first. */
  earlier: z.array(
    z.object({
      id: verificationId,
      state: z.enum(officeVerificationStates),
      sent_at: z.iso.datetime(),
      reason: z.nullable(z.enum(selfieRefusals)),
    }),
  ),
});
export type VerificationPage = z.infer<typeof verificationPage>;

export const takenVerification = z.object({ id: z.nullable(verificationId) });
const shownPhotos = z.array(photoId).check(z.minLength(1), z.maxLength(100));

const about = { right: 'cases', subject: 'member', target: verificationId, fields: {}, result: doneAnswer } as const;

/** What moderators do with selfies. Each can be taken back for some seconds, so nobody is asked twice. */
export const verificationCommands = {
  take_verification: command({
    ...about,
    path: '/api/admin/verifications/take',
    act: 'verification.taken',
    target: null,
    reason: null,
    confirms: false,
    // Without one it is the one that waits longest.
    fields: { verification: z.optional(verificationId) },
    result: takenVerification,
  }),
  skip_verification: command({
    ...about,
    path: '/api/admin/verifications/:id/skip',
    act: 'verification.skipped',
    reason: null,
    confirms: false,
  }),
  approve_verification: command({
    ...about,
    path: '/api/admin/verifications/:id/approve',
    act: 'verification.approved',
    reason: null,
    confirms: false,
    // The photos that stood beside the selfie.
    fields: { photos: shownPhotos },
  }),
  refuse_verification: command({
    ...about,
    path: '/api/admin/verifications/:id/refuse',
    act: 'verification.refused',
    reason: oneOf(selfieRefusals),
    confirms: true,
  }),
  undo_verification: command({
    ...about,
    path: '/api/admin/verifications/:id/undo',
    act: 'verification.undone',
    reason: null,
    confirms: false,
  }),
} as const;

/** What staff read of it. */
export const verificationsResources = {
  verifications: resource({
    path: '/api/admin/verifications',
    logged: true,
    right: 'cases',
    id: verificationId,
    sorts: [],
    query: verificationsQuery,
    row: verificationRow,
    one: verificationPage,
  }),
} as const;
