/** While somebody writes, it is told no more often than this. */
export const tellEveryMs = 4_000;
/** A word of it that is not repeated is over after this long: two may be lost on the way. */
export const typingForMs = 9_000;

/** Conversations in which the other writes, each with the moment at which that is over. */
export type Typing = ReadonlyMap<string, number>;

export const addTyping = (typing: Typing, chatId: string, now: number): Typing => new Map([...typing, [chatId, now + typingForMs]]);

export function removeTyping(typing: Typing, chatId: string): Typing {
  if (!typing.has(chatId)) return typing;
  return new Map([...typing].filter(([id]) => id !== chatId));
}

/** Without those whose time is over. */
export function withoutExpired(typing: Typing, now: number): Typing {
  const left = [...typing].filter(([, until]) => until > now);
  return left.length === typing.size ? typing : new Map(left);
}

/** Whether it is time to tell it again. */
export const isDue = (toldAt: number | undefined, now: number): boolean => toldAt === undefined || now - toldAt >= tellEveryMs;
