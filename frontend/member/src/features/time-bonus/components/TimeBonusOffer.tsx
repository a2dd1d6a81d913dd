import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDismissed } from '#member/shared/state/dismissals';
import { useInterruption } from '#member/shared/state/interruptions';
import { useMe, useSession } from '#member/shared/state/session';
import { announce } from '#member/ui/announce';
import { loadDiscount } from '../api/load-discount';
import { useStayed } from '../hooks/use-stayed';
import { useTimeBonus } from '../hooks/use-time-bonus';
import { isInArea, minutesToAnnounce, type TimeBonus } from '../model/time-bonus';
import { setDiscountAnswer } from '../state/discount-answer';
import { dismiss } from './dismiss';
import { TimeBonusDialog } from './TimeBonusDialog';
import { TimeBonusNotice } from './TimeBonusNotice';

const modalDelayMs = 40_000;
const key = 'hide-time-bonus-modal';

/** Asks the server for the bonus, and offers it once to who has been in the members' area for a while and has no credits. */
export default function TimeBonusOffer() {
  useLoadedBonus();
  const { id, credits } = useMe();
  const { pathname } = useLocation();
  const { bonus, now } = useTimeBonus();
  const isHere = isInArea(pathname);
  const hasStayed = useStayed(isHere, modalDelayMs);
  const isDismissed = useDismissed(key);
  const standing = useInterruption('time-bonus', hasStayed && bonus !== null && credits === 0 && !isDismissed);
  useAnnouncements(isHere ? bonus : null, now);
  if (!bonus || standing === null) return null;
  const Shown = standing === 'dialog' ? TimeBonusDialog : TimeBonusNotice;
  return <Shown bonus={bonus} now={now} onClose={() => dismiss(key, id)} />;
}

/** Asked after a sign-up in this window, and when the tab is seen again; where no answer comes there is no bonus, and nobody hears of it. */
function useLoadedBonus(): void {
  const { id } = useMe();
  const { discount } = useSession();
  const { data, isError } = useQuery({
    queryKey: ['discount', id],
    queryFn: async ({ signal }) => ({ memberId: id, discount: await loadDiscount(signal) }),
    staleTime: 60_000,
    ...(discount && { initialData: { memberId: id, discount } }),
  });
  useEffect(() => {
    if (isError) setDiscountAnswer({ memberId: id, discount: null });
    else if (data) setDiscountAnswer(data);
  }, [data, isError, id]);
}

function useAnnouncements(bonus: TimeBonus | null, now: number): void {
  const { t } = useTranslation('time-bonus');
  const left = bonus ? bonus.endsAt - now : null;
  const before = useRef(left);
  useEffect(() => {
    const minutes = left === null || before.current === null ? undefined : minutesToAnnounce(before.current, left);
    before.current = left;
    if (minutes) announce(t('left', { count: minutes }));
  }, [left, t]);
}
