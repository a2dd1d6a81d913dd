import type { DebitState, MandateState } from '#contracts';
import { Label } from '../ui/Label';
import { debitStateNames, mandateStateNames } from './direct-debit-words';

const debitTones = { announced: 'plain', sent: 'warning', paid: 'good', returned: 'bad', cancelled: 'plain' } as const satisfies Record<
  DebitState,
  string
>;
const mandateTones = { active: 'good', revoked: 'bad', lapsed: 'plain' } as const satisfies Record<MandateState, string>;

export const DebitStateLabel = ({ state }: { readonly state: DebitState }) => (
  <Label tone={debitTones[state]}>{debitStateNames[state]}</Label>
);
export const MandateStateLabel = ({ state }: { readonly state: MandateState }) => (
  <Label tone={mandateTones[state]}>{mandateStateNames[state]}</Label>
);
