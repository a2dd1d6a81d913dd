import type { OfficeOrderState } from '#contracts-admin';
import { Label } from '../ui/Label';
import { orderStates } from './order-words';

const tones = {
  created: 'plain',
  pending: 'warning',
  paid: 'good',
  failed: 'bad',
  cancelled: 'plain',
  expired: 'plain',
  refunded: 'special',
  charged_back: 'bad',
} as const satisfies Record<OfficeOrderState, string>;

export const OrderState = ({ state }: { readonly state: OfficeOrderState }) => <Label tone={tones[state]}>{orderStates[state]}</Label>;
