import { Box } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import type { MemberId } from '#contracts';
import { toApiError } from '#kit';
import { NotFound } from '#member/ui/NotFound';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { openChat } from '../api/open-chat';
import { chatKey } from '../hooks/use-chat';
import { SideBySide } from './ChatScreen';

/** `/members/:id/chat`: opens the conversation with this member, then its own address takes over. Nothing counts until a message is sent. */
export function OpenChatScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const queries = useQueryClient();
  const opened = useQuery({
    queryKey: ['open-chat', id],
    queryFn: async () => {
      const { chat } = await openChat(id as MemberId);
      queries.setQueryData(chatKey(chat.id), chat);
      return chat;
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (opened.data) return <Navigate to={`/chats/${opened.data.id}${search}`} replace />;
  const error = opened.error ? toApiError(opened.error) : null;
  return (
    <SideBySide>
      <Box flex="1" minW="0" p="6" position="relative" overflowY="auto">
        {error?.status === 404 || error?.code === 'invalid_input' ? (
          <NotFound />
        ) : error ? (
          <ErrorNotice error={error} onRetry={() => void opened.refetch()} />
        ) : (
          <ListSkeleton rows={4} />
        )}
      </Box>
    </SideBySide>
  );
}
