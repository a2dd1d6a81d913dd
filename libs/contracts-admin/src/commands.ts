import * as z from 'zod/mini';
import { doneAnswer, line, locales, memberId, photoId } from '#contracts';
import { announcementAnswer, announcementId, draftFields, scheduleReasons, stopReasons } from './announcements.js';
import { apiTokenCommands } from './api-tokens.js';
import { bookCommands } from './books.js';
import { caseCommands } from './case-commands.js';
import { childMaterialCommands } from './child-material.js';
import { colleagueCommands } from './colleagues.js';
import { command } from './command.js';
import { companyCommands } from './companies.js';
import { debitBlockCommands } from './debit-blocks.js';
import { methodCommands } from './country-methods.js';
import { discountCodeCommands } from './discount-codes.js';
import { giftCommands } from './gifts.js';
import { incidentCommands } from './incidents.js';
import { siteListCommands } from './site-lists.js';
import { initiativeCommands } from './initiative-commands.js';
import { infoTextCommands } from './info-texts.js';
import { invitationAnswer, invitationId, invitationMail, invitationNoteMax } from './invitations.js';
import { dashboardCommands } from './dashboard.js';
import { deadLetterId, recurringJobId, rerunReasons } from './jobs.js';
import { fictionalReasons, liftReasons, mailAgainReasons, memberTrustAnswer, notFictionalReasons } from './members.js';
import { mandateCommands } from './mandates.js';
import { memberHelpCommands } from './member-help.js';
import { moneyCommands } from './money-requests.js';
import { orderCommands } from './orders.js';
import { paymentIssueCommands } from './payment-issues.js';
import { oneOf } from './reasons.js';
import { priceListCommands } from './price-lists.js';
import { reviewCommands } from './reviews.js';
import { scamWordCommands } from './scam-words.js';
import { photoRejectReasons, signalCommands } from './signals.js';
import { siteDetailCommands } from './site-details.js';
import { siteCommands } from './site-settings.js';
import { siteWordCommands } from './site-words.js';
import { vatRateCommands } from './vat-rates.js';
import { verificationCommands } from './verifications.js';

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
  mail_again: command({
    path: '/api/admin/members/:id/mails/again',
    right: 'members',
    act: 'member.mailed_again',
    subject: 'member',
    target: memberId,
    reason: oneOf(mailAgainReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  ...memberHelpCommands,
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
  ...caseCommands,
  ...childMaterialCommands,
  ...initiativeCommands,
  ...reviewCommands,
  ...verificationCommands,
  ...signalCommands,
  ...scamWordCommands,
  ...siteCommands,
  ...siteDetailCommands,
  ...orderCommands,
  ...paymentIssueCommands,
  ...moneyCommands,
  ...debitBlockCommands,
  ...mandateCommands,
  ...discountCodeCommands,
  ...priceListCommands,
  ...giftCommands,
  ...siteListCommands,
  ...companyCommands,
  ...vatRateCommands,
  ...methodCommands,
  ...bookCommands,
  ...infoTextCommands,
  ...siteWordCommands,
  ...colleagueCommands,
  ...apiTokenCommands,
  ...dashboardCommands,
  ...incidentCommands,
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
