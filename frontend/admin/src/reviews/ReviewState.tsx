import { Box } from '@mui/material';
import { Check, CircleSlash, Scale, SkipForward, X } from 'lucide-react';
import { Label } from '../ui/Label';
import type { Entry, ReviewAct } from './queue';
import { reviewWords } from './words';

const icons: Record<ReviewAct, typeof Check> = { approve: Check, reject: X, escalate: Scale, skip: SkipForward };
const tones = { approve: 'good', reject: 'bad', escalate: 'special', skip: 'plain' } as const;
const ICON = 18;

/** As an icon and a word; what was chosen stands beside. */
export function ReviewState({ entry: { decided, isGone } }: { readonly entry: Entry }) {
  if (isGone) return <Mark icon={CircleSlash} tone="warning" text={reviewWords.gone} />;
  if (!decided) return null;
  const text = [reviewWords.states[decided.act], decided.reason].filter(Boolean).join(': ');
  return <Mark icon={icons[decided.act]} tone={tones[decided.act]} text={text} />;
}

interface MarkProps {
  readonly icon: typeof Check;
  readonly tone: 'good' | 'bad' | 'special' | 'plain' | 'warning';
  readonly text: string;
}

export const Mark = ({ icon: Icon, tone, text }: MarkProps) => (
  <Box>
    <Label tone={tone}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'normal' }}>
        <Icon aria-hidden size={ICON} style={{ flexShrink: 0 }} />
        {text}
      </Box>
    </Label>
  </Box>
);
