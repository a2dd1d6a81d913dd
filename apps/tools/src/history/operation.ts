/** What one client did or was told: it asked at `start` and was answered at `end`, in milliseconds of one clock. */
interface Span {
  readonly who: string;
  readonly start: number;
  /** Null: no answer came, and nobody knows whether it was done. */
  readonly end: number | null;
}

/** One try to send a message, which is named by the id that its client gave it. */
export interface Send extends Span {
  readonly kind: 'send';
  readonly chat: string;
  readonly message: string;
  /** Its number, when it was taken. */
  readonly seq: number | null;
  /** It had been taken before. */
  readonly repeat: boolean;
  /** Credits that the answer told. */
  readonly balance: number | null;
  /** The code of a refusal that no other try changes. */
  readonly refused: string | null;
}

/** A socket told of a message. */
export interface Hint extends Span {
  readonly kind: 'hint';
  readonly chat: string;
  readonly seq: number;
  readonly message: string;
}

export type Place = readonly [seq: number, message: string];

/** A look at the messages of a conversation. */
export interface Page extends Span {
  readonly kind: 'page';
  readonly chat: string;
  readonly after: number;
  readonly limit: number;
  /** The last number of the conversation. */
  readonly last: number;
  /** There are older ones that are not shown any more. */
  readonly hidesOlder: boolean;
  readonly messages: readonly Place[];
}

/** What changed after a cursor: the open conversations, each with its last number. */
export interface Feed extends Span {
  readonly kind: 'feed';
  readonly after: number;
  readonly cursor: number;
  readonly more: boolean;
  readonly chats: readonly (readonly [chat: string, last: number])[];
}

/** A member blocks the other one of a conversation. */
export interface Block extends Span {
  readonly kind: 'block';
  readonly chat: string;
}

/** A member was shown their credits. */
export interface Balance extends Span {
  readonly kind: 'balance';
  readonly balance: number;
}

/** An answer about an order; its first one begins when the order was asked for. */
export interface Order extends Span {
  readonly kind: 'order';
  readonly order: string;
  readonly state: string;
}

/** Credits were taken for something, named by a ref. */
export interface Debit extends Span {
  readonly kind: 'debit';
  readonly ref: string;
}

/** An entry of the ledger, made at some moment in between. Those of a wallet stand in their order; the first one is the balance at the beginning. */
export interface Entry extends Span {
  readonly kind: 'entry';
  readonly amount: number;
  readonly balance: number;
  /** The message, order or debit that it is for, where that is known. */
  readonly cause: string | null;
}

export type Operation = Send | Hint | Page | Feed | Block | Balance | Order | Debit | Entry;
export type History = readonly Operation[];
type OfKind<Kind extends Operation['kind']> = Extract<Operation, { readonly kind: Kind }>;

export function ofKind<Kind extends Operation['kind']>(history: History, kind: Kind): OfKind<Kind>[] {
  return history.filter((operation): operation is OfKind<Kind> => operation.kind === kind);
}

/** When it was over; what was never answered never is. */
export const endOf = ({ end }: Pick<Operation, 'end'>): number => end ?? Number.POSITIVE_INFINITY;
