import { Heart, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { EdgeNotice } from '#member/ui/EdgeNotice';
import type { Moment } from '../model/moments';

interface MomentNoticeProps {
  readonly moment: Moment;
  readonly name: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A like or a match that must not take the screen from under somebody's hands. */
export function MomentNotice({ moment, name, onOpen, onClose }: MomentNoticeProps) {
  const { t } = useTranslation('live');
  const { t: common } = useTranslation();
  return (
    <EdgeNotice
      icon={<Heart size="1.5rem" fill="currentColor" aria-hidden />}
      text={t(moment.kind, { name })}
      actions={
        <>
          <ActionButton size="compact" onClick={onOpen}>
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
