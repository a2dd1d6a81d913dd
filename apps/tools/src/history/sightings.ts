import { groupBy } from './grouping.js';
import { endOf, ofKind, type History, type Operation, type Send } from './operation.js';

/** Somebody was told that a message has a place in a conversation. */
export interface Sighting {
  readonly chat: string;
  readonly seq: number;
  readonly message: string;
  readonly by: Operation;
}

export function* sightings(history: History): Generator<Sighting> {
  for (const by of history) {
    if (by.kind === 'send' && isTaken(by)) yield { chat: by.chat, seq: by.seq, message: by.message, by };
    else if (by.kind === 'hint') yield { chat: by.chat, seq: by.seq, message: by.message, by };
    else if (by.kind === 'page') for (const [seq, message] of by.messages) yield { chat: by.chat, seq, message, by };
  }
}

/** Somebody was told how far a conversation goes. */
export interface Look {
  readonly who: string;
  readonly start: number;
  readonly end: number | null;
  readonly chat: string;
  readonly last: number;
  readonly by: Operation;
}

export function looks(history: History): Look[] {
  const ofPages = ofKind(history, 'page').map((by) => ({ who: by.who, start: by.start, end: by.end, chat: by.chat, last: by.last, by }));
  const ofFeeds = ofKind(history, 'feed').flatMap((by) =>
    by.chats.map(([chat, last]) => ({ who: by.who, start: by.start, end: by.end, chat, last, by })),
  );
  return [...ofPages, ...ofFeeds];
}

/** The tries of each message. */
export const triesOf = (history: History): Map<string, Send[]> => groupBy(ofKind(history, 'send'), ({ message }) => message);

/** The try that began first. */
export const firstOf = (tries: readonly Send[]): Send | undefined => tries.toSorted((one, other) => one.start - other.start)[0];

export type Taken = Send & { readonly seq: number };
export const isTaken = (send: Send): send is Taken => send.seq !== null;

/** The first answer that the message was taken. */
export const acknowledgementOf = (tries: readonly Send[]): Taken | undefined =>
  tries.filter(isTaken).toSorted((one, other) => endOf(one) - endOf(other))[0];
