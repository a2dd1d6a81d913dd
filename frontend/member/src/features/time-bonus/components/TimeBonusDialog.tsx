import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { useWords } from '../hooks/use-words';
import type { TimeBonus } from '../model/time-bonus';

export interface OfferProps {
  readonly bonus: TimeBonus;
  readonly now: number;
  readonly onClose: () => void;
}

/** What the bonus is and until when, with the way to the prices. */
export function TimeBonusDialog({ bonus, now, onClose }: OfferProps) {
  const { t } = useTranslation('time-bonus');
  const { title, text } = useWords(bonus, now);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <LinkButton to="/premium" onClick={onClose}>
          {t('prices')}
        </LinkButton>
      }
    >
      <p>{text}</p>
      <Box as="p" mt="3">
        {t('after')}
      </Box>
    </Dialog>
  );
}
