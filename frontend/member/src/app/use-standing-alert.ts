import { useLocation } from 'react-router';
import { standingAlert, type AlertName } from '#member/features/banners';
import { useHasTimeBonus } from '#member/features/time-bonus';
import { useDismissals } from '#member/shared/state/dismissals';
import { useSession } from '#member/shared/state/session';

/** The one alert that stands above this screen. */
export function useStandingAlert(): AlertName | undefined {
  const { user, offersPush = false } = useSession();
  const { pathname } = useLocation();
  const isDismissed = useDismissals();
  const hasBonus = useHasTimeBonus();
  return standingAlert(user && { ...user, offersPush, hasBonus }, pathname, isDismissed);
}
