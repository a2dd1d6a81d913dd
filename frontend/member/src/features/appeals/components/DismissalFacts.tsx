import { useTranslation } from 'react-i18next';
import type { DismissalView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { FactList } from './FactList';

/** Which report or complaint it is, for whoever sent it: others may read the mailbox, so it says nothing of what was told. */
export function DismissalFacts({ receipt, told_at, at }: DismissalView) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  return (
    <FactList
      facts={[
        [t('dismissal.number'), receipt],
        [t('dismissal.told'), day(new Date(told_at))],
        [t('measure'), t('dismissal.nothing')],
        [t('dismissal.decided'), day(new Date(at))],
      ]}
    />
  );
}
