import type { UserStatus } from '#contracts';
import { words } from '../words';
import { Label } from './Label';

const tones = {
  active: 'good',
  not_confirmed: 'warning',
  paused: 'plain',
  suspended: 'bad',
  banned: 'bad',
  deleted: 'plain',
} as const satisfies Record<UserStatus, string>;

export const StatusLabel = ({ status }: { readonly status: UserStatus }) => <Label tone={tones[status]}>{words.statuses[status]}</Label>;
