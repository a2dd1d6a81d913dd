import type { GifView, MessageKind } from '#contracts';
import type { PackedPhoto } from '#member/shared/model/ready-photo';

/** A photo that was made ready to go, and what it shows. */
export interface ReadyPhoto extends PackedPhoto {
  readonly alt: string;
}

/** A message on its way. It keeps its `client_id` through every try, so that the server takes it once. */
export interface Outgoing {
  readonly client_id: string;
  readonly member_id: string;
  readonly chat_id: string;
  readonly text: string;
  /** It is a gift, and has no words. */
  readonly gift?: string;
  /** What stood on the button of the gift: it costs that, or is not sent. */
  readonly credits?: number;
  /** It is a moving picture, and has no words. */
  readonly gif?: GifView;
  /** It is a photo, and has no other words than those that say what it shows. */
  readonly photo?: ReadyPhoto;
  /** When it was written, in milliseconds; also its place in the queue. */
  readonly at: number;
  /** `refused`: the server did not take it as things are. It waits for its writer, and what is behind it may overtake it. */
  readonly state: 'queued' | 'sending' | 'failed' | 'refused';
}

export const kindOf = ({ gift, gif, photo }: Outgoing): MessageKind => (photo ? 'photo' : gift ? 'gift' : gif ? 'gif' : 'text');

export type Outbox = readonly Outgoing[];

/** Longer than this after it was written, a message is not sent by itself any more: its moment has passed, and it costs credits. */
export const resumeWithinMs = 60 * 60_000;

const inOrder = (outbox: readonly Outgoing[]): Outbox => [...outbox].sort((a, b) => a.at - b.at);
const change = (outbox: Outbox, id: string, state: Outgoing['state']): Outbox =>
  outbox.map((item) => (item.client_id === id ? { ...item, state } : item));

export const addOutgoing = (outbox: Outbox, item: Outgoing): Outbox =>
  inOrder([...outbox.filter((known) => known.client_id !== item.client_id), item]);
export const markSending = (outbox: Outbox, id: string): Outbox => change(outbox, id, 'sending');
export const removeOutgoing = (outbox: Outbox, id: string): Outbox => outbox.filter((item) => item.client_id !== id);

/** What could not be sent keeps those behind it from overtaking: all of them wait for "Try again". */
export const markFailed = (outbox: Outbox, chatId: string): Outbox =>
  outbox.map((item) => (item.chat_id === chatId && item.state !== 'refused' ? { ...item, state: 'failed' } : item));

export const markRefused = (outbox: Outbox, id: string): Outbox => change(outbox, id, 'refused');

export const requeueFailed = (outbox: Outbox, chatId: string): Outbox =>
  outbox.map((item) => (item.chat_id === chatId && item.state === 'failed' ? { ...item, state: 'queued' } : item));

/** "Try again" at one that was refused: with the same id, so that nothing is sent or paid twice. */
export const requeueRefused = (outbox: Outbox, id: string): Outbox =>
  outbox.map((item) => (item.client_id === id && item.state === 'refused' ? { ...item, state: 'queued' } : item));

/** The messages that were stored when the page was left. */
export const resumeStored = (stored: readonly Outgoing[], now: number): Outbox =>
  inOrder(
    stored.map((item) => (item.state === 'refused' ? item : { ...item, state: now - item.at < resumeWithinMs ? 'queued' : 'failed' })),
  );

/** The next message of each conversation that may start: first come, first sent, one at a time. */
export function startable(outbox: Outbox): Outbox {
  const heads = new Map<string, Outgoing>();
  for (const item of outbox) if (item.state !== 'refused' && !heads.has(item.chat_id)) heads.set(item.chat_id, item);
  return [...heads.values()].filter((item) => item.state === 'queued');
}

export const ofChat = (outbox: Outbox, chatId: string): Outbox => outbox.filter((item) => item.chat_id === chatId);
