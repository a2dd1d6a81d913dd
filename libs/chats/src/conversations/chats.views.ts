import { cautionsIn } from '#cautions';
import type { ChatId, ChatView, MemberCard, MemberId, MessageKind, MessageView } from '#contracts';
import type { ChatRow, MessageRow } from './chats.repository.js';
import { kindOf, toGif, toPhoto, type MessageDetails } from '../messages/index.js';

/** `body` holds the words of a message, or the key of a gift (nothing once its sender was erased); `details` which picture it is. */
export function contentOf(
  kind: MessageKind,
  body: string,
  details: MessageDetails | null,
): Pick<MessageView, 'text' | 'gift' | 'gif' | 'photo'> {
  if (kind === 'gif') {
    const gif = toGif(body, details);
    return { text: '', gift: null, ...(gif && { gif }) };
  }
  if (kind === 'photo') {
    const photo = toPhoto(body, details);
    return { text: '', gift: null, ...(photo && { photo }) };
  }
  if (kind === 'gift') return { text: '', gift: body || null };
  return { text: body, gift: null };
}

export function toMessageView(row: Omit<MessageRow, 'at'> & { readonly at: string | Date }): MessageView {
  const kind = kindOf(row.kind);
  return {
    chat_id: row.conversation_id as ChatId,
    seq: row.seq,
    client_id: row.client_id,
    sender_id: row.sender_id as MemberId,
    kind,
    ...contentOf(kind, row.body, row.details),
    cost: row.cost,
    at: new Date(row.at).toISOString(),
    ...(row.removed && { removed: true }),
  };
}

/** A message as one of the two sees it: what to be careful of is told to the receiver, never to the sender. */
export function toReadMessage(row: MessageRow, reader: MemberId): MessageView {
  const message = toMessageView(row);
  if (message.sender_id === reader || message.kind !== 'text') return message;
  const cautions = cautionsIn(message.text);
  return cautions.length > 0 ? { ...message, cautions } : message;
}

export function toChatView(row: ChatRow, card: MemberCard | undefined): ChatView {
  return {
    id: row.id as ChatId,
    profile: row.visible ? (card ?? null) : nameOnly(card),
    visible: row.visible,
    messages: row.last && !row.gone ? [toMessageView(row.last)] : [],
    num_unread_messages: row.gone ? 0 : row.unread,
    last_seq: row.lastSeq,
    read_by_them: row.readByThem,
    delivered_to_them: row.deliveredToThem,
    state: row.gone ? 'gone' : row.closed ? 'closed' : 'open',
    ...(row.rewritten > 0 && { rewritten: row.rewritten }),
    ...(row.fraudNote && !row.gone && { fraud_note: { ...row.fraudNote, at: new Date(row.fraudNote.at).toISOString() } }),
  };
}

/** Who is hidden from everybody keeps a name in the threads that are there, and shows no face, place or sign of life. */
export const nameOnly = (card: MemberCard | undefined): MemberCard | null =>
  card ? { ...card, main_image: null, headline: '', city: '', online: false } : null;
