import * as z from 'zod/mini';
import { chatPhotoView } from './chat-photos.js';
import { cautionKinds } from './cautions.js';
import { gifRef, gifView } from './gifs.js';
import { giftKey } from './gift-views.js';
import { chatId, memberId, uuid } from './ids.js';
import { limits } from './limits.js';
import { memberCard } from './profiles.js';
import { paragraphs } from './text.js';

export const messageKinds = ['text', 'photo', 'gif', 'gift', 'voice'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** `seq` counts 1, 2, 3 … inside one conversation without gaps; it is the only order and the only cursor. */
export const messageView = z.object({
  chat_id: chatId,
  seq: z.int(),
  client_id: uuid,
  sender_id: memberId,
  kind: z.enum(messageKinds),
  text: z.string(),
  /** Of a gift; null for every other kind, and when its sender was erased. */
  gift: z.nullable(giftKey),
  /** Of a moving picture, unless its sender was erased; the title in the language of who sent it. */
  gif: z.optional(gifView),
  /** Of a photo, unless its sender was erased. */
  photo: z.optional(chatPhotoView),
  cost: z.int(),
  at: z.iso.datetime(),
  /** Told to the receiver alone: what to be careful of. */
  cautions: z.optional(z.array(z.enum(cautionKinds))),
  /** Moderators took it away: its place stays, and nothing of it is told. */
  removed: z.optional(z.literal(true)),
});
export type MessageView = z.infer<typeof messageView>;

/**
 * `open`: both may write. `closed`: the other account is closed, the thread stays readable; `profile` is null when it is deleted. `gone`: a tombstone; drop it.
 * `visible`: the other's page can be opened; while they pause or their account is closed, the card is a name without a photo.
 */
export const chatStates = ['open', 'closed', 'gone'] as const;

/**
 * What the house says inside the conversation, after the message with this number: the other was banned because of money, or that was a mistake. It is
 * no message and never unread. `credits`: what was spent on the other came back.
 */
export const fraudNote = z.object({
  state: z.enum(['found', 'cleared']),
  at: z.iso.datetime(),
  after_seq: z.int(),
  credits: z.boolean(),
});
export type FraudNote = z.infer<typeof fraudNote>;

/** Up to which number the other has read, and a device of theirs has received; null: one of the two keeps such marks back. */
const marksOfThem = { read_by_them: z.nullable(z.int()), delivered_to_them: z.nullable(z.int()) };

export const chatView = z.object({
  id: chatId,
  profile: z.nullable(memberCard),
  visible: z.boolean(),
  messages: z.array(messageView),
  num_unread_messages: z.int(),
  last_seq: z.int(),
  ...marksOfThem,
  state: z.enum(chatStates),
  fraud_note: z.optional(fraudNote),
  /** How often moderators took messages away or gave them back: what was read before the last time is to be read anew. Left out: never. */
  rewritten: z.optional(z.int()),
});
export type ChatView = z.infer<typeof chatView>;

export const chatsQuery = z.strictObject({
  after: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
});
export type ChatsQuery = z.infer<typeof chatsQuery>;

/** At most one row per conversation that changed after the cursor; nothing that happened is missing from it, however old the cursor. */
export const chatsAnswer = z.object({
  chats: z.array(chatView),
  cursor: z.int(),
  more: z.boolean(),
  num_unread_messages: z.int(),
  num_new_likes: z.int(),
});
export type ChatsAnswer = z.infer<typeof chatsAnswer>;

export const openChatBody = z.strictObject({ profile: memberId });
export type OpenChatBody = z.infer<typeof openChatBody>;
export const chatAnswer = z.object({ chat: chatView });
export type ChatAnswer = z.infer<typeof chatAnswer>;

export const messagesQuery = z.strictObject({
  after: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax))),
});
export type MessagesQuery = z.infer<typeof messagesQuery>;
export const messagesAnswer = z.object({
  messages: z.array(messageView),
  last_seq: z.int(),
  ...marksOfThem,
  /** Older messages exist that a conversation does not show any more. */
  older_hidden: z.boolean(),
  rewritten: chatView.shape.rewritten,
});
export type MessagesAnswer = z.infer<typeof messagesAnswer>;

/** How many characters a member typed: code points, counted alike in the browser, the API and Postgres. */
export const codePoints = (text: string): number => [...text].length;

const messageText = paragraphs().check(
  z.minLength(1, 'message_empty'),
  z.refine((text) => codePoints(text) <= limits.messageHardMax, 'message_too_long'),
);

/** Words or one moving picture, not both. */
export const sendMessageBody = z
  .strictObject({
    client_id: uuid, // lets the phone repeat safely
    text: z.optional(messageText),
    gif: z.optional(gifRef),
  })
  .check(z.refine(({ text, gif }) => (text === undefined) !== (gif === undefined), { error: 'message_empty', path: ['text'] }));
export type SendMessageBody = z.infer<typeof sendMessageBody>;

/** `price`: the credits that stood on the button. Another price is refused, and nothing is taken. */
export const sendGiftBody = z.strictObject({ client_id: uuid, gift: giftKey, price: z.optional(z.int32().check(z.gte(0))) });
export type SendGiftBody = z.infer<typeof sendGiftBody>;

export const sendMessageAnswer = z.object({
  message: messageView,
  duplicate: z.boolean(),
  credits: z.int(),
  free_messages_left: z.int(),
});
export type SendMessageAnswer = z.infer<typeof sendMessageAnswer>;

export const readBody = z.strictObject({ seq: z.int().check(z.gte(0)) });
export type ReadBody = z.infer<typeof readBody>;

/** What a device has received, of several conversations at once. */
export const deliveredBody = z.strictObject({
  chats: z.array(z.strictObject({ id: chatId, seq: z.int().check(z.gte(1)) })).check(z.minLength(1), z.maxLength(limits.pageSizeMax)),
});
export type DeliveredBody = z.infer<typeof deliveredBody>;

/** Who is here now, of those with whom the member talks. */
export const presenceAnswer = z.object({ online: z.array(memberId) });
export type PresenceAnswer = z.infer<typeof presenceAnswer>;

export const removeChatBody = z.strictObject({ conversation: chatId });
export type RemoveChatBody = z.infer<typeof removeChatBody>;

/** How many members may begin to write to one in a rolling day; null is no limit. Whoever the member likes is always welcome. */
export const receptionChoices = [1, 3, 5, 10, 20] as const;
export const receptionBody = z.strictObject({ first_messages_daily: z.nullable(z.int().check(z.gte(1), z.lte(100))) });
export type ReceptionBody = z.infer<typeof receptionBody>;
export const receptionAnswer = z.object({ first_messages_daily: z.nullable(z.int()) });
export type ReceptionAnswer = z.infer<typeof receptionAnswer>;
