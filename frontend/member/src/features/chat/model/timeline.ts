import type { CautionKind, ChatPhotoView, FraudNote, GifView, MessageView } from '#contracts';
import { cautionsOfDay } from './cautions';
import { kindOf, type Outgoing, type ReadyPhoto } from './outbox';
import type { Thread } from './thread';

export type BubbleState = 'received' | Outgoing['state'] | 'sent' | 'delivered' | 'read';

export interface Bubble {
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
  readonly kind: MessageView['kind'];
  readonly gift: string | null;
  readonly gif?: GifView;
  /** On the server, or still only on this device. */
  readonly photo?: ChatPhotoView | ReadyPhoto;
  readonly at: Date;
  readonly state: BubbleState;
  /** Of a message that is stored: by it the message is named in a report. */
  readonly seq?: number;
  readonly cautions?: readonly CautionKind[];
  /** Moderators took it away. */
  readonly removed?: true;
}

/** A message in its place: `day` when it is the first of its day, `isFirstNew` when the line of the new ones stands above it. */
export interface Item {
  readonly bubble: Bubble;
  readonly day: Date | null;
  readonly isFirstNew: boolean;
  /** What its receiver should be careful of. */
  readonly caution?: CautionKind;
  /** What the house says below it. */
  readonly note?: FraudNote;
}

/** Some messages that are drawn, or not, together. Its key depends on their numbers alone: older ones that come in above change nothing. */
export interface Block {
  readonly key: number;
  readonly items: readonly Item[];
}

/** Blocks that follow each other. What changes in one of a long conversation leaves the others the same objects. */
export interface Chapter {
  readonly key: number;
  readonly blocks: readonly Block[];
}

const blockSize = 6;
const chapterSize = 20;

/** What is known of an own message; marks that one of the two keeps back leave it at "sent". */
const stateOf = (seq: number, { readByThem, deliveredToThem }: Pick<Thread, 'readByThem' | 'deliveredToThem'>): BubbleState =>
  seq <= (readByThem ?? 0) ? 'read' : seq <= (deliveredToThem ?? 0) ? 'delivered' : 'sent';

// The key stays the same when the message on its way becomes a stored one, so that the bubble does not blink.
const fromMessage = (message: MessageView, mine: boolean, state: BubbleState): Bubble => ({
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
  ...(message.removed && { removed: message.removed }),
});

// A stored message gives the same bubble until something becomes of it: what did not change is not drawn again.
const bubbles = new WeakMap<MessageView, Bubble>();
function bubbleOf(message: MessageView, me: string, thread: Thread): Bubble {
  const mine = message.sender_id === me;
  const state = mine ? stateOf(message.seq, thread) : 'received';
  const known = bubbles.get(message);
  if (known?.state === state) return known;
  const bubble = fromMessage(message, mine, state);
  bubbles.set(message, bubble);
  return bubble;
}

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

const isSameDay = (one: Date, other: Date) =>
  one.getDate() === other.getDate() && one.getMonth() === other.getMonth() && one.getFullYear() === other.getFullYear();

const isSameItem = (one: Item, other: Item | undefined) =>
  one.bubble === other?.bubble &&
  one.isFirstNew === other.isFirstNew &&
  (one.day === null) === (other.day === null) &&
  one.caution === other.caution &&
  one.note?.at === other.note?.at;

// By their first bubble: a block in which nothing changed is the same object as before.
const blocks = new WeakMap<Bubble, Block>();
function reuseBlock(block: Block): Block {
  const first = block.items[0];
  if (!first) return block;
  const known = blocks.get(first.bubble);
  const isSame = known?.key === block.key && known.items.length === block.items.length;
  if (isSame && known.items.every((item, index) => isSameItem(item, block.items[index]))) return known;
  blocks.set(first.bubble, block);
  return block;
}

/**
 * The conversation as it is read: stored messages, then those on their way, each under the day to which it belongs. `newFrom`: the number of
 * the first new one. `note`: what the house says in it, below the message after which it was said.
 */
export function timeline(
  thread: Thread,
  outgoing: readonly Outgoing[],
  me: string,
  newFrom: number | null = null,
  note?: FraudNote,
): readonly Block[] {
  const made: { key: number; items: Item[] }[] = [];
  const days: Bubble[][] = [];
  const add = (key: number, bubble: Bubble, isFirstNew: boolean) => {
    const today = days.at(-1);
    const before = today?.[0];
    const day = before && isSameDay(before.at, bubble.at) ? null : bubble.at;
    if (day) days.push([bubble]);
    else today?.push(bubble);
    let last = made.at(-1);
    if (last?.key !== key) made.push((last = { key, items: [] }));
    const isNoteHere = note !== undefined && bubble.seq === note.after_seq;
    last.items.push({ bubble, day, isFirstNew, ...(isNoteHere && { note }) });
  };
  for (const message of thread.messages) add(Math.floor(message.seq / blockSize), bubbleOf(message, me, thread), message.seq === newFrom);

  const stored = outgoing.length > 0 ? idsOf(thread.messages, me) : null;
  const end = made.at(-1)?.key ?? 0;
  for (const item of outgoing) if (!stored?.has(item.client_id)) add(end, fromOutgoing(item), false);

  const careful = days.filter((bubbles) => bubbles.some(({ cautions: its }) => its && its.length > 0));
  if (careful.length === 0) return made.map(reuseBlock);
  const cautions = new Map(careful.flatMap((bubbles) => [...cautionsOfDay(bubbles)]));
  return made.map(({ key, items }) => reuseBlock({ key, items: items.map((item) => withCaution(item, cautions)) }));
}

// By their last block: only the newest chapter gets another one.
const chapters = new WeakMap<Block, Chapter>();
function settledChapter(chapter: Chapter): Chapter {
  const last = chapter.blocks.at(-1);
  if (!last) return chapter;
  const known = chapters.get(last);
  if (known?.blocks.length === chapter.blocks.length && known.blocks.every((block, index) => block === chapter.blocks[index])) return known;
  chapters.set(last, chapter);
  return chapter;
}

/** Cut by the numbers of the blocks, so that older ones change nothing in what is there. */
export function chaptersOf(blocks: readonly Block[]): readonly Chapter[] {
  const made: { key: number; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const key = Math.floor(block.key / chapterSize);
    const last = made.at(-1);
    if (last?.key === key) last.blocks.push(block);
    else made.push({ key, blocks: [block] });
  }
  return made.map(settledChapter);
}

function withCaution(item: Item, cautions: ReadonlyMap<string, CautionKind>): Item {
  const caution = cautions.get(item.bubble.key);
  return caution ? { ...item, caution } : item;
}

const idsOf = (messages: readonly MessageView[], me: string): ReadonlySet<string> =>
  new Set(messages.flatMap(({ sender_id, client_id }) => (sender_id === me ? [client_id] : [])));

/** The number of the first message that was unread when so many of the other's were, counted back from `upTo`; null while it is not there. */
export function firstUnread(messages: readonly MessageView[], me: string, upTo: number, unread: number): number | null {
  let left = unread;
  for (let index = messages.length - 1; index >= 0 && left > 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq > upTo || message.sender_id === me) continue;
    left -= 1;
    if (left === 0) return message.seq;
  }
  return null;
}

/** How many of the other's messages came after this number. */
export function countAfter(messages: readonly MessageView[], me: string, seq: number): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq <= seq) break;
    if (message.sender_id !== me) count += 1;
  }
  return count;
}
