/** What the feed says of what a notice may tell of. */
export interface Unseen {
  readonly chats: readonly { readonly id: string; readonly num_unread_messages: number }[];
  readonly num_unread_messages: number;
  readonly num_new_likes: number;
}

/** Whether a notice with this tag tells of something that was seen meanwhile, here or on another device. What the feed does not know stays. */
export function isSeen(tag: string, { chats, num_unread_messages: messages, num_new_likes: likes }: Unseen): boolean {
  if (tag.startsWith('chat-')) return chats.find(({ id }) => tag === `chat-${id}`)?.num_unread_messages === 0;
  if (tag.startsWith('like-')) return likes === 0;
  return tag === 'summary' && messages + likes === 0;
}

/** The notices of this site that stand on the device. */
export async function findNotices(): Promise<readonly Notification[]> {
  if (!('serviceWorker' in navigator)) return [];
  return (await (await navigator.serviceWorker.getRegistration())?.getNotifications?.()) ?? [];
}
