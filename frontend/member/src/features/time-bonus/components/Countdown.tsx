import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { bannerDismissal } from '#member/ui/Banner';
import { DesktopWord } from '#member/ui/DesktopWord';
import { clockText } from '../model/time-bonus';

// With the largest letters a phone has no room for it; the words say until when.
const Clock = chakra('div', { base: { fontVariantNumeric: 'tabular-nums', 'html[data-text="150"] &': { mdDown: { display: 'none' } } } });
const Hide = chakra('span', { base: { 'html[data-text="150"] &': { mdDown: { display: 'none' } } } });

/** What the words beside it say, ticking: for the eye alone, and it can be hidden until the page is loaded anew. */
export function Countdown({ leftMs }: { readonly leftMs: number }) {
  const { t } = useTranslation('time-bonus');
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <>
      <Clock aria-hidden>{clockText(leftMs)}</Clock>
      <Hide>
        <ActionButton {...bannerDismissal} icon={<X size="1.4rem" aria-hidden />} onClick={() => setHidden(true)}>
          <DesktopWord>{t('hide_clock')}</DesktopWord>
        </ActionButton>
      </Hide>
    </>
  );
}
