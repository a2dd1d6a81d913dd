import { FileText, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { openInterruption, useInterruption } from '#member/shared/state/interruptions';
import { TermsDialog } from '#member/features/terms';
import { ActionButton } from '#member/ui/ActionButton';
import { EdgeNotice } from '#member/ui/EdgeNotice';

/** Whoever does not agree must get at the own data and at the way out. */
const quietOn: readonly string[] = ['/settings/my-data', '/settings/delete'];

/** Loaded when the terms are due: the question fills the screen, unless somebody is just writing or paying. */
export default function TermsLayer() {
  const { i18n, t } = useTranslation('terms', { useSuspense: false });
  const { t: common } = useTranslation();
  const { pathname } = useLocation();
  const [ready, setReady] = useState(false);
  // It lies over the page: who wants to see what is below puts it away until the next screen.
  const [awayOn, setAwayOn] = useState('');
  useEffect(() => void i18n.loadNamespaces(['terms']).then(() => setReady(true)), [i18n]);
  const standing = useInterruption('terms', ready && !quietOn.includes(pathname) && awayOn !== pathname);
  if (standing === null) return null;
  if (standing === 'dialog') return <TermsDialog />;
  return (
    <EdgeNotice
      icon={<FileText size="1.5rem" aria-hidden />}
      text={t('title')}
      actions={
        <>
          <ActionButton size="compact" onClick={() => openInterruption('terms')}>
            {t('look')}
          </ActionButton>
          <ActionButton tone="quiet" size="compact" icon={<X size="1.25rem" aria-hidden />} onClick={() => setAwayOn(pathname)}>
            {common('action.close')}
          </ActionButton>
        </>
      }
    />
  );
}
