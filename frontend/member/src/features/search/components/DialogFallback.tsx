import { useTranslation } from 'react-i18next';
import { Dialog } from '#member/ui/Dialog';
import { LinesSkeleton } from '#member/ui/Skeletons';

/** What stands while a dialog of the search is fetched. */
export const dialogFallback = (titleKey: 'filters.title' | 'saved.title') =>
  function DialogFallback({ onClose }: { readonly onClose: () => void }) {
    const { t } = useTranslation('search');
    return (
      <Dialog open onClose={onClose} title={t(titleKey)}>
        <LinesSkeleton />
      </Dialog>
    );
  };
