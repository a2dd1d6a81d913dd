import * as z from 'zod';

/** What makes a waiting message unique is a hash, written as a uuid: it has no version, as the ids of rows have. */
export const key = z.guid();
export const memberId = z.uuid().brand<'MemberId'>();

/** Of a message in a conversation that its reader has not read. `key` stands for both. */
export const unreadMessage = z.object({ key, conversationId: z.uuid().brand<'ChatId'>(), memberId });
/** Of a like. */
export const givenLike = z.object({ likerId: memberId, memberId });
/** Of money of an order that moved, in the smallest unit of its currency. `key` stands for the movement. */
export const movedMoney = z.object({ key, orderId: z.uuid(), amountMinor: z.int() });
