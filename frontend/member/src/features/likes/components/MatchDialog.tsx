import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { Dialog } from '#member/ui/Dialog';
import { MatchPanel } from './MatchPanel';

interface MatchDialogProps {
  readonly person: MemberCard;
  readonly onClose: () => void;
}

/** Any press closes it; the photo and the buttons go somewhere as well. */
export function MatchDialog({ person, onClose }: MatchDialogProps) {
  const { t } = useTranslation('likes');
  return (
    <Dialog open onClose={onClose} anyPressCloses size="lg" title={t('match.title', { name: person.name })} hiddenTitle>
      <MatchPanel person={person} heading="none" />
    </Dialog>
  );
}
