import { Box, Typography, type Theme } from '@mui/material';
import { useId } from 'react';
import type { QueueFiguresRow } from '#contracts-admin';
import { asCount } from '../ui/format';
import { words } from '../words';

const HEIGHT = 48;
const BAR = 5;
const GAP = 1;
/** One job of thousands is still to be seen. */
const LEAST = 1.5;

interface DayChartProps {
  readonly day: QueueFiguresRow['day'];
}

/** The last 24 hours as bars of half an hour: what was done, and on it, hatched, what failed. Its words say the same. */
export function DayChart({ day }: DayChartProps) {
  const hatch = useId();
  const done = day.reduce((total, part) => total + part.done, 0);
  const failed = day.reduce((total, part) => total + part.failed, 0);
  const most = Math.max(...day.map((part) => part.done + part.failed));
  if (most === 0) return <Typography sx={{ color: 'text.secondary' }}>{words.queues.dayNothing}</Typography>;
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(LEAST, (count / most) * (HEIGHT - 2 * LEAST)));
  return (
    <Box component="figure" sx={{ m: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
      <Box
        component="svg"
        role="img"
        aria-label={words.queues.dayTold(asCount(done), asCount(failed), asCount(most))}
        viewBox={`0 0 ${day.length * (BAR + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: 64, borderBottom: 1, borderColor: 'divider' }}
      >
        <pattern id={hatch} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Box component="rect" width="2" height="3" sx={failedFill} />
        </pattern>
        {day.map((part, index) => {
          const x = index * (BAR + GAP);
          const [doneHeight, failedHeight] = [heightOf(part.done), heightOf(part.failed)];
          return (
            <g key={x}>
              <Box component="rect" x={x} y={HEIGHT - doneHeight} width={BAR} height={doneHeight} sx={doneFill} />
              <rect x={x} y={HEIGHT - doneHeight - failedHeight} width={BAR} height={failedHeight} fill={`url(#${hatch})`} />
            </g>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }} aria-hidden>
        <span>{words.queues.dayFrom}</span>
        <span>{words.queues.dayTo}</span>
      </Box>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }} aria-hidden>
        <Legend swatch={{ bgcolor: 'primary.main' }} text={`${words.queues.legend.done}: ${asCount(done)}`} />
        <Legend swatch={hatched} text={`${words.queues.legend.failed}: ${asCount(failed)}`} />
        <span>{words.queues.most(asCount(most))}</span>
      </Box>
    </Box>
  );
}

const doneFill = { fill: ({ palette }: Theme) => palette.primary.main };
const failedFill = { fill: ({ palette }: Theme) => palette.error.main };

const hatched = {
  background: ({ palette }: Theme) => `repeating-linear-gradient(135deg, ${palette.error.main} 0 2px, transparent 2px 3px)`,
};

const Legend = ({ swatch, text }: { readonly swatch: typeof hatched | { readonly bgcolor: string }; readonly text: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box component="span" sx={{ width: 12, height: 12, ...swatch }} />
    {text}
  </Box>
);
