import * as z from 'zod';
import { defineEvent } from '#events';

/** A message was not read within a minute. `key` stands for the conversation and its reader: one reminder waits for all messages. */
export const messageWaits = defineEvent(
  'notifications.message_waits',
  1,
  z.object({ key: z.guid(), conversationId: z.uuid(), memberId: z.uuid() }),
);
/** Something that waited for a member is due. */
export const summaryDue = defineEvent('notifications.summary_due', 1, z.object({ memberId: z.uuid() }));
