import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { Dialog } from '#member/ui/Dialog';
import { reloadLikes } from '../hooks/use-likes';
import { MatchPanel } from './MatchPanel';

const reloadMs = 500;

interface MatchDialogProps {
  readonly person: MemberCard;
  readonly onClose: () => void;
}

/** Any press closes it; the photo and the buttons go somewhere as well. */
export function MatchDialog({ person, onClose }: MatchDialogProps) {
  const { t } = useTranslation('likes');
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void reloadLikes(queries), reloadMs);
    return () => clearTimeout(timer);
  }, [queries]);
  return (
    <Dialog open onClose={onClose} anyPressCloses size="lg" title={t('match.title', { name: person.name })} hiddenTitle>
      <MatchPanel person={person} heading="none" />
    </Dialog>
  );
}
