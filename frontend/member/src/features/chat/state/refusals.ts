import { create } from 'zustand';
import type { MessageKind } from '#contracts';
import type { ApiError } from '#kit';

export interface Refusal {
  readonly chatId: string;
  readonly error: ApiError;
  readonly what: MessageKind;
  /** What the gift would have cost that was not taken. */
  readonly giftCredits: number | null;
  /** `text`: the words are back where they were written; `photo`: it waits in the conversation; a picture or a gift is just chosen again. */
  readonly restored: 'text' | 'photo' | null;
}

const useStore = create<{ readonly refusal: Refusal | null }>(() => ({ refusal: null }));

/** Why the last message was not taken, until the member has read it. */
export const setRefusal = (refusal: Refusal | null): void => useStore.setState({ refusal });

export const useRefusal = (chatId: string): Refusal | null => useStore(({ refusal }) => (refusal?.chatId === chatId ? refusal : null));
