import { Stack, Typography } from '@mui/material';
import type { DashboardAnswer, PeopleCounts } from '#contracts-admin';
import { chartWords, dashboardWords as text, figureWords as name } from './dashboard-words';
import { perThousand, shareOf, type Figure } from './figures';
import { counts, percents, rates, type Format } from './formats';
import type { Series, Step } from './chart-types';
import { FigureChart } from './FigureChart';
import { Funnel } from './Funnel';
import { Tiles, type Tile } from './Tiles';

const activation = ({ confirmed, signed_up }: PeopleCounts) => shareOf(confirmed, signed_up);
const wroteShare = ({ wrote, signed_up }: PeopleCounts) => shareOf(wrote, signed_up);
const answerRate = ({ answered, openings }: PeopleCounts) => shareOf(answered, openings);
const complaintRate = ({ complaints, active }: PeopleCounts) => perThousand(complaints, active);
const unaskedShare = ({ unasked, shown }: PeopleCounts) => shareOf(unasked, shown);
const fictionalAsked = ({ fictional, unasked }: PeopleCounts) => (fictional === null || unasked === null ? null : fictional - unasked);

interface PeopleFiguresProps {
  readonly people: NonNullable<DashboardAnswer['people']>;
  readonly steps: readonly Step[];
}

/** How members come, write and complain. */
export function PeopleFigures({ people: { points, total, before, providers }, steps }: PeopleFiguresProps) {
  const tile = (label: string, read: (of: PeopleCounts) => Figure, format: Format): Tile => ({
    name: label,
    now: read(total),
    before: read(before),
    format,
  });
  const series = (label: string, read: (of: PeopleCounts) => Figure, format: Format, look?: Series['look']): Series => ({
    name: label,
    figures: points.map(read),
    format,
    ...(look && { look }),
  });
  return (
    <Stack component="section" spacing={2} aria-labelledby="dashboard-people">
      <Typography id="dashboard-people" component="h2" variant="h5">
        {text.people}
      </Typography>
      <Tiles
        tiles={[
          tile(name.signed_up, (of) => of.signed_up, counts),
          tile(name.activation, activation, percents),
          tile(name.wroteShare, wroteShare, percents),
          tile(name.answerRate, answerRate, percents),
          tile(name.active, (of) => of.active, counts),
          tile(name.complaintRate, complaintRate, rates),
          tile(name.unaskedShare, unaskedShare, percents),
        ]}
      />
      <FigureChart
        title={chartWords.signups}
        steps={steps}
        series={[
          series(name.signed_up, (of) => of.signed_up, counts, 'bar'),
          series(name.mailed, (of) => of.mailed, counts),
          series(name.confirmed, (of) => of.confirmed, counts, 'hatched'),
          series(name.wrote, (of) => of.wrote, counts),
        ]}
      />
      <Funnel total={total} providers={providers} />
      <FigureChart
        title={chartWords.rates}
        steps={steps}
        series={[series(name.activation, activation, percents, 'line'), series(name.wroteShare, wroteShare, percents, 'broken')]}
      />
      <FigureChart
        title={chartWords.messages}
        steps={steps}
        series={[
          series(name.openings, (of) => of.openings, counts, 'bar'),
          series(name.answered, (of) => of.answered, counts, 'hatched'),
          series(name.answerRate, answerRate, percents),
        ]}
      />
      <FigureChart
        title={chartWords.complaints}
        steps={steps}
        series={[
          series(name.complaintRate, complaintRate, rates, 'line'),
          series(name.complaints, (of) => of.complaints, counts),
          series(name.active, (of) => of.active, counts),
        ]}
      />
      <FigureChart
        title={chartWords.fictional}
        steps={steps}
        series={[
          series(name.unasked, (of) => of.unasked, counts, 'bar'),
          series(name.fictionalAsked, fictionalAsked, counts, 'hatched'),
          series(name.shown, (of) => of.shown, counts),
          series(name.unaskedShare, unaskedShare, percents),
        ]}
      />
    </Stack>
  );
}
