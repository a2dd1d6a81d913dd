import * as z from 'zod/mini';
import { messageView } from './chats.js';
import { chatId, memberId } from './ids.js';
import { paymentStates } from './payment-methods.js';

// Hints only: each carries enough to patch what is on the screen, and may be lost without harm. HTTP is the truth.
const v = z.literal(1);

export const socketEvents = {
  'chat.message': z.object({ v, message: messageView }),
  'chat.read': z.object({ v, chat_id: chatId, read_by_them: z.int() }),
  'chat.delivered': z.object({ v, chat_id: chatId, delivered_to_them: z.int() }),
  /** The other writes in it at this moment; it counts for a few seconds. */
  'chat.typing': z.object({ v, chat_id: chatId }),
  'chat.own-read': z.object({ v, chat_id: chatId }),
  'chat.gone': z.object({ v, chat_id: chatId }),
  /** This member and the one told may not see each other any more. */
  'member.gone': z.object({ v, profile_id: memberId }),
  /** Somebody with whom the member talks is shown otherwise from now on: marked as fictional, or back. */
  'member.changed': z.object({ v, profile_id: memberId }),
  'like.new': z.object({ v, profile_id: memberId }),
  'match.new': z.object({ v, profile_id: memberId }),
  /** Somebody with whom the member talks came, or does not show it any more. */
  presence: z.object({ v, profile_id: memberId, online: z.boolean() }),
  'account.changed': z.object({ v }),
  /** An order moved on, and with it perhaps the credits. */
  'payment.changed': z.object({ v, payment_id: z.uuid(), state: z.enum(paymentStates) }),
  'photo.ready': z.object({ v }),
  /** This connection ends, because the member has newer ones enough: whoever looks at the page may open it again, nobody else. */
  'socket.closed': z.object({ v, reason: z.enum(['too_many']) }),
  'photo.access': z.object({ v, profile_id: memberId, what: z.enum(['asked', 'allowed', 'closed']) }),
} as const;

export type SocketEventName = keyof typeof socketEvents;
export type SocketPayload<Name extends SocketEventName> = z.infer<(typeof socketEvents)[Name]>;
/** The map that socket.io's typed server and client expect. */
export type ServerToClientEvents = { [Name in SocketEventName]: (payload: SocketPayload<Name>) => void };
export const socketPath = '/api/socket';
