import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChatId } from '#contracts';
import { toApiError } from '#kit';
import { feedKey, type Feed } from '../../../session/feed';
import { removeChat } from '../api/remove-chat';
import { withoutChat } from '../model/feed';
import { setDraft } from './drafts';
import { setRemovalFailure } from './removal-failure';
import { threadKey } from './thread-query';

/** Deletes a conversation here at once and then on the server; when that fails, it comes back and the list says so. */
export function useRemoveChat() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: ChatId) => removeChat({ conversation: id }),
    onMutate: async (id) => {
      setRemovalFailure(null);
      await queries.cancelQueries({ queryKey: feedKey });
      const before = queries.getQueryData<Feed>(feedKey);
      queries.setQueryData<Feed>(feedKey, (feed) => feed && withoutChat(feed, id));
      return { before };
    },
    onSuccess: (_answer, id) => {
      setDraft(id, '');
      queries.removeQueries({ queryKey: threadKey(id) });
    },
    onError: (error, _id, saved) => {
      if (saved?.before) queries.setQueryData(feedKey, saved.before);
      void queries.invalidateQueries({ queryKey: feedKey });
      setRemovalFailure(toApiError(error));
    },
  });
}
