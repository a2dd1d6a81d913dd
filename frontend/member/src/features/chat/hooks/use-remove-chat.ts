import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { feedKey, type Feed } from '#member/shared/api/feed';
import { toast } from '#member/ui/toasts';
import { removeChat } from '../api/remove-chat';
import { withoutChat } from '#member/shared/model/feed';
import type { Removal } from '../model/removals';
import { setDraft } from '#member/shared/state/drafts';
import { discardAll } from '../state/outbox';
import { beginRemoval, endRemoval } from '../state/removals';
import { threadKey } from '../state/thread-query';

const listPath = '/chats';

/** Deletes a conversation here at once and then on the server; when that fails, it is back in the list, and the member hears of it wherever they are. */
export function useRemoveChat() {
  const queries = useQueryClient();
  const { t } = useTranslation(['chat', 'common']);
  return useMutation({
    mutationFn: ({ id }: Removal) => removeChat({ conversation: id }),
    onMutate: beginRemoval,
    onSuccess: async (_answer, removal) => {
      discardAll(removal.id);
      setDraft(removal.id, '');
      // An answer on its way may still know the conversation.
      await queries.cancelQueries({ queryKey: feedKey });
      queries.setQueryData<Feed>(feedKey, (feed) => feed && withoutChat(feed, removal.id, removal.lastSeq));
      queries.removeQueries({ queryKey: threadKey(removal.id) });
    },
    onError: (error, removal) => {
      if (window.location.pathname === listPath) return;
      toast(t('remove.failed', { name: removal.name }), { tone: 'danger', to: listPath, linkText: t('common:nav.messages') });
    },
    onSettled: (_answer, error, removal) => {
      endRemoval(removal, error ? toApiError(error) : undefined);
      void queries.invalidateQueries({ queryKey: feedKey });
    },
  });
}
