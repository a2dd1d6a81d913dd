import { lazy } from 'react';

export { TimeBonusBanner } from './components/TimeBonusBanner';
export { useHasTimeBonus } from './hooks/use-time-bonus';
export { mayHave as mayHaveTimeBonus } from './model/time-bonus';
/** What happens by itself around the bonus: fetched after the first paint. */
export const TimeBonusOffer = lazy(() => import('./components/TimeBonusOffer'));
