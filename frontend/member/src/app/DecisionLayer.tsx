import { Scale, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSeeDecisions } from '#member/features/appeals';
import { useInterruption } from '#member/shared/state/interruptions';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { EdgeNotice } from '#member/ui/EdgeNotice';
import { settingsTabs } from './settings-tabs';

/** Loaded when something was decided about the member: says so once, and leads to what and why. */
export default function DecisionLayer() {
  const { i18n, t } = useTranslation('appeals', { useSuspense: false });
  const { t: common } = useTranslation();
  const { pathname } = useLocation();
  const see = useSeeDecisions();
  const [ready, setReady] = useState(false);
  useEffect(() => void i18n.loadNamespaces(['appeals']).then(() => setReady(true)), [i18n]);
  const { path } = settingsTabs.decisions;
  const standing = useInterruption('decision', ready && pathname !== path);
  if (standing === null) return null;
  return (
    <EdgeNotice
      icon={<Scale size="1.5rem" aria-hidden />}
      text={t('notice.text')}
      actions={
        <>
          <LinkButton to={path} size="compact">
            {t('notice.look')}
          </LinkButton>
          <ActionButton tone="quiet" size="compact" icon={<X size="1.25rem" aria-hidden />} onClick={see}>
            {common('action.close')}
          </ActionButton>
        </>
      }
    />
  );
}
