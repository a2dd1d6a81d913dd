import { Bar, Line } from 'recharts';
import type { ChartColours, Drawn } from './chart-data';

interface Inks {
  readonly colours: ChartColours;
  /** The id of the pattern of hatched bars. */
  readonly hatch: string;
  readonly paper: string;
}

/** How a series is drawn. No component: the chart knows its parts by their types. */
export function shapeOf({ key, name, look }: Drawn, { colours, hatch, paper }: Inks) {
  const drawn = { dataKey: key, name, stroke: colours[look], isAnimationActive: false };
  if (look === 'bar' || look === 'hatched') return <Bar key={key} {...drawn} fill={look === 'bar' ? colours.bar : `url(#${hatch})`} />;
  return (
    <Line
      key={key}
      {...drawn}
      strokeWidth={3}
      {...(look === 'broken' && { strokeDasharray: '6 4' })}
      dot={{ r: 3, fill: look === 'line' ? colours.line : paper, strokeDasharray: '' }}
    />
  );
}
