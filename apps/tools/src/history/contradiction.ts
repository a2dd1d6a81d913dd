import type { Operation } from './operation.js';

/** Operations that cannot all be true, by one of the rules. */
export interface Contradiction {
  readonly rule: string;
  readonly text: string;
  readonly operations: readonly Operation[];
}

const MS_PER_S = 1_000;
/** Enough of a uuid to tell two of them apart, and to find them in the log. */
const SHORT = 8;
const short = (id: string): string => id.slice(-SHORT);
const seconds = (ms: number): string => (ms / MS_PER_S).toFixed(3);

/** As people read it: what contradicts what, and when each of them was asked and answered. */
export function toText({ rule, text, operations }: Contradiction): string {
  const lines = operations
    .toSorted((one, other) => one.start - other.start)
    .map((operation) => `    ${timesOf(operation).padEnd(22)} ${short(operation.who)} ${describe(operation)}`);
  return [`${rule}: ${text}`, ...lines].join('\n');
}

function timesOf({ start, end }: Operation): string {
  if (start === end) return `at ${seconds(start)} s`;
  return `${seconds(start)} to ${end === null ? '…' : `${seconds(end)} s`}`;
}

function describe(operation: Operation): string {
  switch (operation.kind) {
    case 'send':
      return `sends ${short(operation.message)} in ${short(operation.chat)}: ${outcomeOf(operation)}`;
    case 'hint':
      return `hears ${short(operation.message)} in ${short(operation.chat)}, number ${operation.seq}`;
    case 'page':
      return `reads ${short(operation.chat)} after ${operation.after}: ${operation.messages.map(([seq]) => seq).join(' ') || 'nothing'}, last ${operation.last}`;
    case 'feed':
      return `asks for news after ${operation.after}: ${operation.chats.map(([chat, last]) => `${short(chat)} up to ${last}`).join(', ') || 'none'}; cursor ${operation.cursor}`;
    case 'block':
      return `blocks the other one of ${short(operation.chat)}`;
    case 'balance':
      return `sees ${operation.balance} credits`;
    case 'order':
      return `sees order ${short(operation.order)} ${operation.state}`;
    case 'debit':
      return `uses credits for ${short(operation.ref)}`;
    case 'entry':
      return `has an entry of ${operation.amount} for ${operation.cause === null ? 'something' : short(operation.cause)}: ${operation.balance} credits after it`;
  }
}

function outcomeOf({ seq, repeat, balance, refused }: Extract<Operation, { readonly kind: 'send' }>): string {
  if (refused !== null) return `refused, ${refused}`;
  if (seq === null) return 'no answer';
  return `number ${seq}${repeat ? ', a repeat' : ''}${balance === null ? '' : `, ${balance} credits left`}`;
}
