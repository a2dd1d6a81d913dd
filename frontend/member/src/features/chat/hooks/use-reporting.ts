import { useMemo } from 'react';
import type { ChatView, MessageView } from '#contracts';
import { askToReport, type ReportQuestion } from '#member/shared/state/report-question';
import { useMyId } from '#member/shared/state/session';
import type { Bubble } from '../model/timeline';

/** Reporting a message (`onReport`) or the conversation (`onReportAll`). Who left has no card any more; who wrote here can be reported all the same. */
export function useReporting(chat: ChatView, name: string, messages: readonly MessageView[] | undefined) {
  const me = useMyId();
  const other = chat.profile?.id ?? messages?.find(({ sender_id }) => sender_id !== me)?.sender_id;
  const fictional = chat.profile?.fictional ?? false;
  const report = useMemo(
    () =>
      other &&
      ((message?: ReportQuestion['message']) =>
        askToReport({ id: other, name, fictional, chat: chat.id, leaveTo: '/chats', ...(message && { message }) })),
    [other, name, fictional, chat.id],
  );
  const onReport = useMemo(() => report && (({ seq, text }: Bubble) => report(seq === undefined ? undefined : { seq, text })), [report]);
  const onReportAll = useMemo(() => report && (() => report()), [report]);
  return { onReport, onReportAll };
}
