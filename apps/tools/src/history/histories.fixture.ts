import type { Balance, Block, Debit, Entry, Feed, Hint, History, Operation, Order, Page, Place, Send } from './operation.js';

/** Two members who write to each other, and the conversation. */
export const [anna, bert, chat] = ['anna', 'bert', 'chat'];

type Times = readonly [start: number, end: number | null];
const span = (who: string, [start, end]: Times) => ({ who, start, end });

/** Without an answer by its end, unless told otherwise. */
export const send = (who: string, times: Times, message: string, outcome: Partial<Send> = {}): Send => {
  return { kind: 'send', ...span(who, times), chat, message, seq: null, repeat: false, balance: null, refused: null, ...outcome };
};
export const hint = (who: string, at: number, message: string, seq: number): Hint => {
  return { kind: 'hint', ...span(who, [at, at]), chat, message, seq };
};
export const page = (who: string, times: Times, places: readonly Place[], look: Partial<Page> = {}): Page => {
  const last = places.at(-1)?.[0] ?? 0;
  return { kind: 'page', ...span(who, times), chat, after: 0, limit: 100, last, hidesOlder: false, messages: places, ...look };
};
export const feed = (who: string, times: Times, after: number, cursor: number, last?: number, more = false): Feed => {
  return { kind: 'feed', ...span(who, times), after, cursor, more, chats: last === undefined ? [] : [[chat, last]] };
};
export const block = (who: string, times: Times): Block => ({ kind: 'block', ...span(who, times), chat });
export const balance = (who: string, times: Times, credits: number): Balance => ({
  kind: 'balance',
  ...span(who, times),
  balance: credits,
});
export const order = (who: string, times: Times, id: string, state: string): Order => ({
  kind: 'order',
  ...span(who, times),
  order: id,
  state,
});
export const debit = (who: string, times: Times, ref: string): Debit => ({ kind: 'debit', ...span(who, times), ref });
/** Made at some moment of the whole history. */
export const entry = (who: string, amount: number, after: number, cause: string | null = null): Entry => {
  return { kind: 'entry', ...span(who, [0, 1_000]), amount, balance: after, cause };
};

const firstThree: readonly Place[] = [
  [1, 'm1'],
  [2, 'm2'],
  [3, 'm3'],
];

/** A short evening: three messages, one of which had to be sent twice; an order, and looks at the credits; at last a block. */
export const soundHistory: History = [
  feed(bert, [2, 5], 0, 0),
  send(anna, [10, 20], 'm1', { seq: 1, balance: 9 }),
  hint(bert, 18, 'm1', 1),
  send(bert, [30, null], 'm2'),
  feed(anna, [40, 45], 0, 2, 2),
  send(bert, [50, 60], 'm2', { seq: 2, repeat: true, balance: 4 }),
  page(anna, [46, 55], firstThree.slice(0, 2)),
  feed(bert, [61, 66], 0, 2, 2),
  order(anna, [70, 80], 'order', 'pending'),
  balance(anna, [85, 90], 9),
  send(anna, [100, 110], 'm3', { seq: 3, balance: 8 }),
  hint(bert, 108, 'm3', 3),
  page(anna, [112, 118], firstThree),
  feed(bert, [120, 125], 2, 3, 3),
  page(bert, [126, 130], firstThree.slice(2), { after: 2 }),
  order(anna, [140, 150], 'order', 'completed'),
  balance(anna, [155, 160], 58),
  feed(bert, [162, 168], 3, 3),
  block(bert, [170, 180]),
  send(anna, [175, 178], 'm4', { refused: 'blocked' }),
  send(anna, [190, 195], 'm5', { refused: 'blocked' }),
  feed(anna, [200, 205], 2, 4),
  entry(anna, 0, 10),
  entry(anna, -1, 9, 'm1'),
  entry(anna, -1, 8, 'm3'),
  entry(anna, 50, 58, 'order'),
  entry(bert, 0, 5),
  entry(bert, -1, 4, 'm2'),
];

/** The same evening, in which some operations were others. */
const where = (change: (operation: Operation) => Operation): History => soundHistory.map(change);
const isAt = (operation: Operation, kind: Operation['kind'], start: number): boolean =>
  operation.kind === kind && operation.start === start;

/** Broken on purpose, each by the rule that it breaks. */
export const brokenHistories: Readonly<Record<string, History>> = {
  'one order': where((one) => (isAt(one, 'page', 126) ? page(bert, [126, 130], [[3, 'm2']], { after: 2 }) : one)),
  'no gap': where((one) =>
    isAt(one, 'page', 112)
      ? page(
          anna,
          [112, 118],
          [
            [1, 'm1'],
            [3, 'm3'],
          ],
        )
      : one,
  ),
  'own writes': where((one) => (isAt(one, 'feed', 61) ? feed(bert, [61, 66], 0, 2, 1) : one)),
  'feed forward': where((one) => (isAt(one, 'feed', 162) ? feed(bert, [162, 168], 3, 2) : one)),
  'told after the commit': where((one) => (isAt(one, 'hint', 108) ? hint(bert, 95, 'm3', 3) : one)),
  'nothing after a block': where((one) => (isAt(one, 'send', 190) ? send(anna, [190, 195], 'm5', { seq: 4 }) : one)),
  'true balances': where((one) => (isAt(one, 'balance', 155) ? balance(anna, [155, 160], 8) : one)),
};
