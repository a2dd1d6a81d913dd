import { reactionsTo, type Reaction } from '#events';

/** The reactions to a sent message, as the send function wants them: it writes their outbox rows in its own transaction. */
const asParameters = (reactions: readonly Reaction[]) => ({
  jobs: reactions.map(({ job }) => job),
  delays: reactions.map(({ delay }) => delay ?? 0),
  isUrgent: reactions.some(({ delay }) => !delay),
});

const sent = reactionsTo('chat.message_sent');
export const sentReactions = {
  usual: asParameters(sent),
  /** For a message that its receiver is warned of. */
  flagged: asParameters([...sent, ...reactionsTo('chat.message_flagged')]),
} as const;
