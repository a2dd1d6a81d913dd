import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockQuestion } from '#member/shared/state/block-question';
import { onHint } from '#member/shared/state/hints';
import { useReportQuestion } from '#member/shared/state/report-question';
import { toast } from '#member/ui/toasts';

const BlockDialog = lazy(() => import('#member/features/blocking').then((blocking) => ({ default: blocking.BlockDialog })));
const ReportDialog = lazy(() => import('#member/features/reporting').then((reporting) => ({ default: reporting.ReportDialog })));

/** What the member is asked: by dialogs that any screen may open about somebody, each fetched with its first question, and by other members. */
export default function AskLayer() {
  usePhotoRequests();
  const block = useBlockQuestion();
  const report = useReportQuestion();
  return (
    <Suspense fallback={null}>
      {block ? <BlockDialog key={block.id} question={block} /> : null}
      {report ? <ReportDialog key={report.message?.seq ?? report.photo ?? report.id} question={report} /> : null}
    </Suspense>
  );
}

/** Somebody asks to see the private photos: a notice that leads to the answer, wherever the member is. */
function usePhotoRequests(): void {
  const { i18n } = useTranslation();
  useEffect(
    () =>
      onHint('photo.access', ({ what }) => {
        if (what !== 'asked' || window.location.pathname === '/settings/privacy') return;
        void i18n.loadNamespaces('live').then(() => {
          toast(i18n.t('live:photos_asked'), { to: '/settings/privacy', linkText: i18n.t('live:photos_answer') });
        });
      }),
    [i18n],
  );
}
