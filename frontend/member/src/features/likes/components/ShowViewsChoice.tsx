import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { Card } from '#member/ui/Card';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { useShowViews, useViews } from '../hooks/use-views';

/** "Show that I looked": both ways or not at all. For the list of viewers and for the settings. */
export function ShowViewsChoice() {
  const { t } = useTranslation('likes');
  const views = useViews();
  const { wished, error, change } = useShowViews();
  const shown = views.data?.pages[0]?.show_views;
  if (views.isPending) return <ListSkeleton rows={2} />;
  if (shown === undefined) return <ErrorNotice error={toApiError(views.error)} onRetry={() => void views.refetch()} />;
  return (
    <Card padded as="section">
      <ChoiceCards
        name="show_views"
        label={t('viewed.choice')}
        value={(wished ?? shown) ? 'shown' : 'unseen'}
        options={[
          { value: 'shown', label: t('viewed.shown'), hint: t('viewed.shown_hint') },
          { value: 'unseen', label: t('viewed.unseen'), hint: t('viewed.unseen_hint') },
        ]}
        onChange={({ currentTarget }) => change(currentTarget.value === 'shown')}
      />
      {error ? (
        <Box>
          <ErrorNotice error={error} />
        </Box>
      ) : null}
    </Card>
  );
}
