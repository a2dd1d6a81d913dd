import * as z from 'zod';
import { defineEvent, reactionsTo, type Reaction } from '#events';

const message = z.object({ key: z.guid(), conversationId: z.uuid(), memberId: z.uuid() });
const messageSent = defineEvent('chat.message_sent', 1, message);
/** It may be one of those that its receiver should be warned of. */
const messageFlagged = defineEvent('chat.message_flagged', 1, message);

/** The reactions to a sent message, as the send function wants them: it writes their outbox rows in its own transaction. */
const asParameters = (reactions: readonly Reaction[]) => ({
  jobs: reactions.map(({ job }) => job),
  delays: reactions.map(({ delay }) => delay ?? 0),
  isUrgent: reactions.some(({ delay }) => !delay),
});

const sent = reactionsTo(messageSent.name);
export const sentReactions = {
  usual: asParameters(sent),
  /** For a message that its receiver is warned of. */
  flagged: asParameters([...sent, ...reactionsTo(messageFlagged.name)]),
} as const;
