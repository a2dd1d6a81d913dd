import { useChatHints } from '../hooks/use-chat-hints';
import { useDelivered } from '../hooks/use-delivered';
import { useOutbox } from '../hooks/use-outbox';

/** Stands beside every member screen: lays hints over the conversations, tells what arrived and sends what waits in the outbox. Draws nothing. */
export function ChatKeeper() {
  useChatHints();
  useDelivered();
  useOutbox();
  return null;
}
