import type { ColleagueState } from '#contracts-admin';
import { Label } from '../ui/Label';
import { colleagueStateNames } from './colleague-words';

const tones = { active: 'good', invited: 'special', no_device: 'warning', ended: 'plain' } as const satisfies Record<
  ColleagueState,
  string
>;

export const ColleagueStateLabel = ({ state }: { readonly state: ColleagueState }) => (
  <Label tone={tones[state]}>{colleagueStateNames[state]}</Label>
);
