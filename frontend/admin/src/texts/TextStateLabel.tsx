import type { TextState } from '#contracts-admin';
import { Label } from '../ui/Label';
import { textStateNames } from './text-words';

const tones = { built_in: 'plain', own: 'good', lacking: 'warning' } as const;

export const TextStateLabel = ({ state }: { readonly state: TextState }) => <Label tone={tones[state]}>{textStateNames[state]}</Label>;
