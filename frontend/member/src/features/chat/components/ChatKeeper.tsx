import { useChatHints } from '../hooks/use-chat-hints';
import { useOutbox } from '../hooks/use-outbox';

/** Stands beside every member screen: lays hints over the conversations and sends what waits in the outbox. Draws nothing. */
export function ChatKeeper() {
  useChatHints();
  useOutbox();
  return null;
}
