import type { AnnouncementState } from '#contracts-admin';
import { Label } from '../ui/Label';
import { words } from '../words';

const tones = {
  draft: 'plain',
  planned: 'special',
  running: 'warning',
  done: 'good',
  stopped: 'bad',
} as const satisfies Record<AnnouncementState, string>;

export const StateLabel = ({ state }: { readonly state: AnnouncementState }) => (
  <Label tone={tones[state]}>{words.announcements.states[state]}</Label>
);
