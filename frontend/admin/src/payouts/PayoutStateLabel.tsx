import type { PayoutState } from '#contracts-admin';
import { Label } from '../ui/Label';
import { payoutWords as text } from './payout-words';

const tones = {
  coming: 'plain',
  failed: 'bad',
  reading: 'plain',
  agrees: 'good',
  differs: 'warning',
} as const satisfies Record<PayoutState, string>;

export const PayoutStateLabel = ({ state }: { readonly state: PayoutState }) => <Label tone={tones[state]}>{text.states[state]}</Label>;
