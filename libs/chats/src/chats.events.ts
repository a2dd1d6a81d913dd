import { reactionsTo, type Reaction } from '#events';

/** The reactions to a sent message, as the send function wants them: it writes their outbox rows in its own transaction. */
const reactions: readonly Reaction[] = reactionsTo('chat.message_sent');
export const sentReactions = {
  jobs: reactions.map(({ job }) => job),
  delays: reactions.map(({ delay }) => delay ?? 0),
  isUrgent: reactions.some(({ delay }) => !delay),
} as const;
