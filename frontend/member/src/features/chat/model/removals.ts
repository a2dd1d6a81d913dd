import type { ChatId, ChatView, ErrorCode } from '#contracts';

/** A conversation that the member deletes, up to its last message of that moment: a newer one brings it back. */
export interface Removal {
  readonly id: ChatId;
  readonly name: string;
  readonly lastSeq: number;
}

/** The list without what is being deleted; until the server has answered, that can still come back. */
export const remaining = (chats: readonly ChatView[], underWay: readonly Removal[]): readonly ChatView[] =>
  chats.filter(({ id, last_seq }) => !underWay.some((removal) => removal.id === id && last_seq <= removal.lastSeq));

const over: ReadonlySet<string> = new Set<ErrorCode>(['blocked', 'blocked_by_you', 'conversation_not_found']);

/** The refusals of a conversation that is not there any more, whoever ended it. */
export const isOver = (code: string): boolean => over.has(code);
