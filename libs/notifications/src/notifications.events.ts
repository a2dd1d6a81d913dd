import * as z from 'zod';
import { locales } from '#contracts';
import { defineEvent } from '#events';

/** `key` stands for the conversation and its reader: one of each waits for all messages. */
const message = z.object({ key: z.guid(), conversationId: z.uuid(), memberId: z.uuid() });

/** A message was not read within a moment. */
export const messageUnread = defineEvent('notifications.message_unread', 1, message);
/** Nor within a minute. */
export const messageWaits = defineEvent('notifications.message_waits', 1, message);

const member = z.object({ memberId: z.uuid() });
/** Something that waited to be told by mail is due, or as a push. */
export const summaryDue = defineEvent('notifications.summary_due', 1, member);
export const pushSummaryDue = defineEvent('notifications.push_summary_due', 1, member);

const range = z.object({ rangeId: z.uuid() });
/** Some members are to get their mail of a mailing, or their push. */
export const mailingRangeDue = defineEvent('notifications.mailing_range_due', 1, range);
export const pushRangeDue = defineEvent('notifications.push_range_due', 1, range);

/** It is to go out now. */
export const announcementDue = defineEvent('notifications.announcement_due', 1, z.object({ announcementId: z.uuid() }));
/** One of the staff wants to see it in a mailbox. */
export const announcementTested = defineEvent(
  'notifications.announcement_tested',
  1,
  z.object({ testId: z.uuid(), announcementId: z.uuid(), staffId: z.uuid(), language: z.enum(locales) }),
);
/** Staff invite somebody by mail. */
export const invitationMailed = defineEvent('notifications.invitation_mailed', 1, z.object({ invitationId: z.uuid() }));
