import { useTranslation } from 'react-i18next';
import { likeTypes } from '#contracts';
import { useBadges } from '#member/shared/state/badges';
import { Tabs } from '#member/ui/Tabs';

/** The three lists of likes, and who looked. */
export function LikesTabs() {
  const { t } = useTranslation('likes');
  const { likes: fresh } = useBadges();
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[...likeTypes, 'viewed' as const].map((kind) => ({
        to: `/likes/${kind}`,
        label: t(`tabs.${kind}`),
        ...(kind === 'received' ? { count: fresh, countLabel: t('tabs.new', { count: fresh }) } : {}),
      }))}
    />
  );
}
