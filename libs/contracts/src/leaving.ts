import * as z from 'zod/mini';
import { limits } from './limits.js';
import { loginBody } from './user.js';
import { verbatim } from './text.js';

/** Why somebody goes. Counted without the name; nobody has to say. */
export const leavingReasons = [
  'found_someone',
  'no_one_fitting',
  'too_many_mails',
  'too_expensive',
  'bad_experience',
  'privacy',
  'too_difficult',
  'other',
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

const password = verbatim('field_required').check(z.minLength(1, 'field_required'), z.maxLength(limits.passwordMax, 'password_wrong'));

export const leaveBody = z.strictObject({ password, reason: z.optional(z.enum(leavingReasons)) });
export type LeaveBody = z.infer<typeof leaveBody>;
/** Until when the account can come back. */
export const leaveAnswer = z.object({ undo_until: z.iso.datetime() });
export type LeaveAnswer = z.infer<typeof leaveAnswer>;

export const undoMailBody = z.strictObject({ email: loginBody.shape.email });
export type UndoMailBody = z.infer<typeof undoMailBody>;

export const consentKinds = ['sexuality', 'intimate'] as const;
export type ConsentKind = (typeof consentKinds)[number];
export const consentParam = z.enum(consentKinds);

export const exportStates = ['none', 'preparing', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];
export const exportView = z.object({
  state: z.enum(exportStates),
  asked_at: z.nullable(z.iso.datetime()),
  /** Until when a ready one can be fetched. */
  expires_at: z.nullable(z.iso.datetime()),
  bytes: z.nullable(z.int()),
});
export type ExportView = z.infer<typeof exportView>;

/** What is known of a member, in short, and what the member agreed to. */
export const myDataAnswer = z.object({
  held: z.object({ photos: z.int(), likes: z.int(), chats: z.int(), messages: z.int(), blocks: z.int(), devices: z.int() }),
  consents: z.array(z.object({ kind: consentParam, given_at: z.iso.datetime() })),
  export: exportView,
});
export type MyDataAnswer = z.infer<typeof myDataAnswer>;

/** Fetching everything about a person asks for the password again. The ticket lives for minutes and fits this session alone. */
export const exportTicketBody = z.strictObject({ password });
export type ExportTicketBody = z.infer<typeof exportTicketBody>;
export const exportTicketAnswer = z.object({ url: z.string() });
export type ExportTicketAnswer = z.infer<typeof exportTicketAnswer>;
export const exportFileQuery = z.strictObject({ ticket: verbatim().check(z.minLength(20), z.maxLength(200)) });
export type ExportFileQuery = z.infer<typeof exportFileQuery>;
