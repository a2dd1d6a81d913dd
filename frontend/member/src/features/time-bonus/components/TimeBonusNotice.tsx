import { Gift, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openInterruption } from '#member/shared/state/interruptions';
import { ActionButton } from '#member/ui/ActionButton';
import { EdgeNotice } from '#member/ui/EdgeNotice';
import { useWords } from '../hooks/use-words';
import type { OfferProps } from './TimeBonusDialog';

/** The offer for somebody who writes or pays: it opens on a press. */
export function TimeBonusNotice({ bonus, now, onClose }: OfferProps) {
  const { t } = useTranslation('time-bonus');
  const { t: common } = useTranslation();
  const { title } = useWords(bonus, now);
  return (
    <EdgeNotice
      icon={<Gift size="1.5rem" aria-hidden />}
      text={title}
      actions={
        <>
          <ActionButton size="compact" onClick={() => openInterruption('time-bonus')}>
            {t('look')}
          </ActionButton>
          <ActionButton tone="quiet" size="compact" icon={<X size="1.25rem" aria-hidden />} onClick={onClose}>
            {common('action.close')}
          </ActionButton>
        </>
      }
    />
  );
}
