import type { CautionKind, ChatPhotoView, GiftId, GifView, MessageView } from '#contracts';
import { kindOf, type Outgoing, type ReadyPhoto } from './outbox';
import type { Thread } from './thread';

export type BubbleState = 'received' | Outgoing['state'] | 'sent' | 'delivered' | 'read';

export interface Bubble {
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
  readonly kind: MessageView['kind'];
  readonly gift: GiftId | null;
  readonly gif?: GifView;
  /** On the server, or still only on this device. */
  readonly photo?: ChatPhotoView | ReadyPhoto;
  readonly at: Date;
  readonly state: BubbleState;
  /** Of a message that is stored: by it the message is named in a report. */
  readonly seq?: number;
  readonly cautions?: readonly CautionKind[];
}

export interface Day {
  readonly key: string;
  readonly date: Date;
  readonly bubbles: readonly Bubble[];
}

/** What is known of an own message; marks that one of the two keeps back leave it at "sent". */
const stateOf = (seq: number, { readByThem, deliveredToThem }: Pick<Thread, 'readByThem' | 'deliveredToThem'>): BubbleState =>
  seq <= (readByThem ?? 0) ? 'read' : seq <= (deliveredToThem ?? 0) ? 'delivered' : 'sent';

// The key stays the same when the message on its way becomes a stored one, so that the bubble does not blink.
const fromMessage = (message: MessageView, me: string, thread: Thread): Bubble => {
  const mine = message.sender_id === me;
  const state = mine ? stateOf(message.seq, thread) : 'received';
  return {
    key: mine ? message.client_id : `${message.seq}`,
    mine,
    text: message.text,
    kind: message.kind,
    gift: message.gift,
    ...(message.gif && { gif: message.gif }),
    ...(message.photo && { photo: message.photo }),
    at: new Date(message.at),
    state,
    seq: message.seq,
    ...(message.cautions && { cautions: message.cautions }),
  };
};

const fromOutgoing = (item: Outgoing): Bubble => ({
  key: item.client_id,
  mine: true,
  text: item.text,
  kind: kindOf(item),
  gift: item.gift ?? null,
  ...(item.gif && { gif: item.gif }),
  ...(item.photo && { photo: item.photo }),
  at: new Date(item.at),
  state: item.state,
});

const dayKey = (date: Date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

/** The conversation as it is read: stored messages, then those on their way, under the day to which they belong. */
export function timeline(thread: Thread, outgoing: readonly Outgoing[], me: string): readonly Day[] {
  const stored = new Set(thread.messages.flatMap((message) => (message.sender_id === me ? [message.client_id] : [])));
  const bubbles = [
    ...thread.messages.map((message) => fromMessage(message, me, thread)),
    ...outgoing.filter((item) => !stored.has(item.client_id)).map(fromOutgoing),
  ];
  const days: { key: string; date: Date; bubbles: Bubble[] }[] = [];
  for (const bubble of bubbles) {
    const key = dayKey(bubble.at);
    const last = days.at(-1);
    if (last?.key === key) last.bubbles.push(bubble);
    else days.push({ key, date: bubble.at, bubbles: [bubble] });
  }
  return days;
}
