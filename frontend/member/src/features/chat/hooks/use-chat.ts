import { queryOptions, useQuery } from '@tanstack/react-query';
import { getChat } from '../api/get-chat';
import { useChats } from './use-chats';

export const chatKey = (id: string) => ['chat', id] as const;

export const chatQuery = (id: string) =>
  queryOptions({ queryKey: chatKey(id), queryFn: ({ signal }) => getChat(id, signal).then(({ chat }) => chat) });

/** One conversation: from the list when it stands there, else by itself (it may have no message yet). */
export function useChat(id: string) {
  const list = useChats();
  const listed = list.data?.chats.find((chat) => chat.id === id);
  const single = useQuery({ ...chatQuery(id), enabled: !list.isPending && !listed });
  return { chat: listed ?? single.data, error: listed ? null : single.error, refetch: single.refetch };
}
