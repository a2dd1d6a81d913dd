import type { ChatView } from '#contracts';

/** A closed or fictional account takes none. */
export const takesMessages = ({ state, profile }: Pick<ChatView, 'state' | 'profile'>): boolean => state === 'open' && !profile?.fictional;
