import * as z from 'zod/mini';
import { emailWith, locales, uuid } from '#contracts';
import { listOf, pageFields, withinCap } from './lists.js';
import { resource } from './resource.js';

export const invitationStates = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];
export const invitationNoteMax = 80;

/** To whom the link is sent, and in which language; nobody keeps the address once it is. */
export const invitationMail = z.strictObject({
  address: emailWith('invalid_email'),
  language: z.enum(locales),
});
export type InvitationMail = z.infer<typeof invitationMail>;
/** Null when it was made without a mail. */
export const invitationMailStates = ['waiting', 'sent', 'refused'] as const;

export const invitationsQuery = z
  .strictObject({ ...pageFields, state: z.optional(z.enum(invitationStates)) })
  .check(z.refine(withinCap, { path: ['page'] }));
export type InvitationsQuery = z.infer<typeof invitationsQuery>;

export const invitationRow = z.object({
  id: uuid,
  note: z.string(),
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  expires_at: z.iso.datetime(),
  state: z.enum(invitationStates),
  used_at: z.nullable(z.iso.datetime()),
  /** Null also when the account was erased since. */
  used_by: z.nullable(z.object({ id: uuid, name: z.nullable(z.string()) })),
  mail: z.nullable(z.enum(invitationMailStates)),
  /** The link to give away; only while it opens something. */
  url: z.nullable(z.string()),
});
export type InvitationRow = z.infer<typeof invitationRow>;
export const invitationsAnswer = listOf(invitationRow);
export type InvitationsAnswer = z.infer<typeof invitationsAnswer>;
export const invitationAnswer = z.object({ invitation: invitationRow });
export type InvitationAnswer = z.infer<typeof invitationAnswer>;

export const invitationId = uuid;

/** What staff read of it. */
export const invitationsResources = {
  invitations: resource({
    path: '/api/admin/invitations',
    right: 'invitations',
    id: invitationId,
    sorts: [],
    query: invitationsQuery,
    row: invitationRow,
    one: null,
  }),
} as const;
