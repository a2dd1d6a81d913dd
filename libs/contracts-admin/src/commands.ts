import * as z from 'zod/mini';
import { doneAnswer, line, locales, memberId, photoId } from '#contracts';
import { announcementAnswer, announcementId, draftFields, scheduleReasons, stopReasons } from './announcements.js';
import type { AuditAct } from './audit.js';
import {
  caseId,
  caseMessages,
  caseNote,
  decidedAnswer,
  decisionId,
  escalateReasons,
  overturnReasons,
  readReasons,
  rulingFields,
  rulingReasons,
  takenCase,
  upholdReasons,
} from './cases.js';
import { invitationAnswer, invitationId, invitationMail, invitationNoteMax } from './invitations.js';
import { deadLetterId, recurringJobId, rerunReasons } from './jobs.js';
import { fictionalReasons, liftReasons, memberTrustAnswer, notFictionalReasons, photoRejectReasons } from './members.js';
import { oneOf, type ReasonRule } from './reasons.js';
import type { AdminResource } from './rights.js';

interface CommandDefinition {
  /** Posted to; `:id` stands for the target. */
  readonly path: `/api/admin/${string}`;
  readonly right: AdminResource;
  /** The entry in the audit log, and what it is about. */
  readonly act: AuditAct;
  readonly subject: 'member' | 'case' | 'invitation' | 'announcement' | 'dead_letter' | 'recurring_job';
  /** The id of what is changed; null when something new is made. */
  readonly target: z.ZodMiniType<string> | null;
  /** Why; the log keeps it. Null when nobody is asked. */
  readonly reason: ReasonRule | null;
  /** Whether the screen asks once more first; a reason is always asked for. */
  readonly confirms: boolean;
  /** What the body holds beside the reason. */
  readonly fields: z.core.$ZodLooseShape;
  readonly result: z.ZodMiniType;
}

type BodyShape<Definition extends CommandDefinition> = Definition['fields'] &
  (Definition['reason'] extends ReasonRule ? { reason: Definition['reason']['schema'] } : unknown);

function command<const Definition extends CommandDefinition>(definition: Definition) {
  const { fields, reason } = definition;
  const shape = { ...fields, ...(reason && { reason: reason.schema }) } as unknown as BodyShape<Definition>;
  return { ...definition, body: z.strictObject<BodyShape<Definition>>(shape) };
}

/**
 * What staff can do. The server takes route, right, checks and audit entry from here, the back office its calls and questions: an act that is
 * not in this table has neither.
 */
export const commands = {
  lift_limit: command({
    path: '/api/admin/members/:id/limit/lift',
    right: 'member_limits',
    act: 'member.limit_lifted',
    subject: 'member',
    target: memberId,
    reason: oneOf(liftReasons),
    confirms: true,
    fields: {},
    result: memberTrustAnswer,
  }),
  set_fictional: command({
    path: '/api/admin/members/:id/fictional/set',
    right: 'member_flags',
    act: 'member.fictional_set',
    subject: 'member',
    target: memberId,
    reason: oneOf(fictionalReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  unset_fictional: command({
    path: '/api/admin/members/:id/fictional/unset',
    right: 'member_flags',
    act: 'member.fictional_unset',
    subject: 'member',
    target: memberId,
    reason: oneOf(notFictionalReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  approve_photo: command({
    path: '/api/admin/photos/:id/approve',
    right: 'member_photos',
    act: 'member.photo_approved',
    subject: 'member',
    target: photoId,
    reason: null,
    confirms: false,
    fields: {},
    result: doneAnswer,
  }),
  reject_photo: command({
    path: '/api/admin/photos/:id/reject',
    right: 'member_photos',
    act: 'member.photo_rejected',
    subject: 'member',
    target: photoId,
    reason: oneOf(photoRejectReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  take_case: command({
    path: '/api/admin/cases/take',
    right: 'cases',
    act: 'case.taken',
    subject: 'case',
    target: null,
    reason: null,
    confirms: false,
    // Without one it is the most urgent that is free.
    fields: { case: z.optional(caseId) },
    result: takenCase,
  }),
  skip_case: command({
    path: '/api/admin/cases/:id/skip',
    right: 'cases',
    act: 'case.skipped',
    subject: 'case',
    target: caseId,
    reason: null,
    confirms: false,
    fields: {},
    result: doneAnswer,
  }),
  escalate_case: command({
    path: '/api/admin/cases/:id/escalate',
    right: 'cases',
    act: 'case.escalated',
    subject: 'case',
    target: caseId,
    reason: oneOf(escalateReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  read_case_messages: command({
    path: '/api/admin/cases/:id/messages',
    right: 'cases',
    act: 'case.messages_read',
    subject: 'case',
    target: caseId,
    reason: oneOf(readReasons),
    confirms: true,
    fields: {},
    result: caseMessages,
  }),
  note_case: command({
    path: '/api/admin/cases/:id/notes',
    right: 'cases',
    act: 'case.noted',
    subject: 'case',
    target: caseId,
    reason: null,
    confirms: false,
    fields: { text: caseNote },
    result: doneAnswer,
  }),
  decide_case: command({
    path: '/api/admin/cases/:id/decide',
    right: 'cases',
    act: 'case.decided',
    subject: 'case',
    target: caseId,
    reason: oneOf(rulingReasons),
    confirms: true,
    fields: rulingFields,
    result: decidedAnswer,
  }),
  undo_decision: command({
    path: '/api/admin/decisions/:id/undo',
    right: 'cases',
    act: 'case.decision_undone',
    subject: 'case',
    target: decisionId,
    reason: null,
    confirms: false,
    fields: {},
    result: doneAnswer,
  }),
  uphold_decision: command({
    path: '/api/admin/cases/:id/uphold',
    right: 'cases',
    act: 'case.appeal_upheld',
    subject: 'case',
    target: caseId,
    reason: oneOf(upholdReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  overturn_decision: command({
    path: '/api/admin/cases/:id/overturn',
    right: 'cases',
    act: 'case.appeal_overturned',
    subject: 'case',
    target: caseId,
    reason: oneOf(overturnReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  confirm_ban: command({
    path: '/api/admin/cases/:id/ban/confirm',
    right: 'cases',
    act: 'case.ban_confirmed',
    subject: 'case',
    target: caseId,
    reason: null,
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  refuse_ban: command({
    path: '/api/admin/cases/:id/ban/refuse',
    right: 'cases',
    act: 'case.ban_refused',
    subject: 'case',
    target: caseId,
    reason: null,
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  make_invitation: command({
    path: '/api/admin/invitations',
    right: 'invitations',
    act: 'invitation.made',
    subject: 'invitation',
    target: null,
    reason: null,
    confirms: false,
    fields: {
      // For staff: whom the invitation is meant for.
      note: line().check(z.maxLength(invitationNoteMax)),
      mail: z.optional(invitationMail),
    },
    result: invitationAnswer,
  }),
  revoke_invitation: command({
    path: '/api/admin/invitations/:id/revoke',
    right: 'invitations',
    act: 'invitation.revoked',
    subject: 'invitation',
    target: invitationId,
    reason: null,
    confirms: true,
    fields: {},
    result: invitationAnswer,
  }),
  make_announcement: command({
    path: '/api/admin/announcements',
    right: 'announcements',
    act: 'announcement.made',
    subject: 'announcement',
    target: null,
    reason: null,
    confirms: false,
    fields: draftFields,
    result: announcementAnswer,
  }),
  save_announcement: command({
    path: '/api/admin/announcements/:id/save',
    right: 'announcements',
    act: 'announcement.saved',
    subject: 'announcement',
    target: announcementId,
    reason: null,
    confirms: false,
    fields: draftFields,
    result: announcementAnswer,
  }),
  test_announcement: command({
    path: '/api/admin/announcements/:id/test',
    right: 'announcements',
    act: 'announcement.tested',
    subject: 'announcement',
    target: announcementId,
    reason: null,
    confirms: false,
    // To the address of whoever asks, and to no other.
    fields: { language: z.enum(locales) },
    result: doneAnswer,
  }),
  schedule_announcement: command({
    path: '/api/admin/announcements/:id/schedule',
    right: 'announcements',
    act: 'announcement.scheduled',
    subject: 'announcement',
    target: announcementId,
    reason: oneOf(scheduleReasons),
    confirms: true,
    // Left out: now.
    fields: { at: z.optional(z.iso.datetime()) },
    result: announcementAnswer,
  }),
  stop_announcement: command({
    path: '/api/admin/announcements/:id/stop',
    right: 'announcements',
    act: 'announcement.stopped',
    subject: 'announcement',
    target: announcementId,
    reason: oneOf(stopReasons),
    confirms: true,
    fields: {},
    result: announcementAnswer,
  }),
  retry_dead_letter: command({
    path: '/api/admin/dead-letters/:id/retry',
    right: 'jobs',
    act: 'dead_letter.retried',
    subject: 'dead_letter',
    target: deadLetterId,
    reason: oneOf(rerunReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  run_recurring_job: command({
    path: '/api/admin/recurring-jobs/:id/run',
    right: 'jobs',
    act: 'recurring_job.run',
    subject: 'recurring_job',
    target: recurringJobId,
    reason: oneOf(rerunReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
} as const;

type Commands = typeof commands;
export type CommandName = keyof Commands;
export const commandNames = Object.keys(commands) as CommandName[];

export type InputOf<Name extends CommandName> = z.infer<Commands[Name]['body']>;
export type ResultOf<Name extends CommandName> = z.infer<Commands[Name]['result']>;
/** Never for commands that make something new. */
export type TargetOf<Name extends CommandName> = Commands[Name]['target'] extends z.ZodMiniType ? z.infer<Commands[Name]['target']> : never;

/** Where a command is posted to. */
export const commandUrl = (name: CommandName, id: string | null): string =>
  commands[name].path.replace(':id', encodeURIComponent(id ?? ''));
