import { Stack, Typography } from '@mui/material';
import type { DashboardAnswer } from '#contracts-admin';
import { dashboardWords as text } from './dashboard-words';
import type { Step } from './chart-types';
import { FigureChart } from './FigureChart';
import { Funnel } from './Funnel';
import { peopleCharts, peopleTiles } from './people-figures';
import { Tiles } from './Tiles';

interface PeopleFiguresProps {
  readonly people: NonNullable<DashboardAnswer['people']>;
  readonly steps: readonly Step[];
}

/** How members come, write and complain. */
export function PeopleFigures({ people: { points, total, before, providers }, steps }: PeopleFiguresProps) {
  const [signups, ...charts] = peopleCharts(points);
  return (
    <Stack component="section" spacing={2} aria-labelledby="dashboard-people">
      <Typography id="dashboard-people" component="h2" variant="h5">
        {text.people}
      </Typography>
      <Tiles tiles={peopleTiles(total, before)} />
      {signups ? <FigureChart {...signups} steps={steps} /> : null}
      <Funnel total={total} providers={providers} />
      {charts.map((chart) => (
        <FigureChart key={chart.title} {...chart} steps={steps} />
      ))}
    </Stack>
  );
}
