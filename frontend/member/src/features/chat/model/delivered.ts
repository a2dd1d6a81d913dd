import type { DeliveredBody } from '#contracts';
import type { Feed } from '#member/shared/api/feed';

/** At most so many in one call; the rest follows with the next. */
const atOnce = 100;

/** What this device has and has not said yet. What was read was received too, and needs no word. */
export function undelivered(feed: Feed, reported: ReadonlyMap<string, number>): DeliveredBody['chats'] {
  return feed.chats
    .filter(({ id, last_seq, num_unread_messages }) => num_unread_messages > 0 && last_seq > (reported.get(id) ?? 0))
    .slice(0, atOnce)
    .map(({ id, last_seq }) => ({ id, seq: last_seq }));
}
