import { reactionsTo } from '#events';

/** The reactions to a sent message, as the send function wants them: it writes their outbox rows in its own transaction. */
const reactions = reactionsTo('chat.message_sent');
export const sentReactions = {
  jobs: reactions.map(({ job }) => job),
  delays: reactions.map(({ delay }) => delay ?? 0),
} as const;
