import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';

const Steps = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))', gap: '1' } });

interface PlaceStepsProps {
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly onMove: (step: 1 | -1) => void;
}

/** A place earlier or later, for hands that do not drag. */
export function PlaceSteps({ number, isFirst, isLast, busy, onMove }: PlaceStepsProps) {
  const { t } = useTranslation('own');
  return (
    <Steps>
      <ActionButton
        tone="quiet"
        size="compact"
        px="1"
        icon={<ArrowLeft size="1.2rem" aria-hidden />}
        aria-label={t('photos.earlier_number', { number })}
        unavailable={isFirst || busy}
        onClick={() => onMove(-1)}
      >
        {t('photos.earlier')}
      </ActionButton>
      <ActionButton
        tone="quiet"
        size="compact"
        px="1"
        icon={<ArrowRight size="1.2rem" aria-hidden />}
        aria-label={t('photos.later_number', { number })}
        unavailable={isLast || busy}
        onClick={() => onMove(1)}
      >
        {t('photos.later')}
      </ActionButton>
    </Steps>
  );
}
