import { useTranslation } from 'react-i18next';
import type { LikeType } from '#contracts';
import { LinkButton } from '#member/ui/ActionButton';
import { HeartsDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';

/** What this list is for, and the one step that fills it. */
export function NoLikes({ type }: { readonly type: LikeType }) {
  const { t } = useTranslation('likes');
  const action =
    type === 'matches' ? { to: '/likes/received', words: t('empty.matches_action') } : { to: '/members', words: t('empty.action') };
  return (
    <EmptyState
      drawing={<HeartsDrawing />}
      title={t(`empty.${type}_title`)}
      action={<LinkButton to={action.to}>{action.words}</LinkButton>}
    >
      {t(`empty.${type}_text`)}
    </EmptyState>
  );
}
