import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FigureTable } from '../ui/FigureTable';
import { csvOfRows } from '../ui/csv';
import { EmptyNote } from '../ui/EmptyNote';
import { Section } from '../ui/Section';
import { useFile } from '../ui/useFile';
import { Waiting } from '../ui/Waiting';
import { dashboardWords as text } from './dashboard-words';
import type { Charted } from './chart-types';

// The library that draws is as large as the rest of the page: the numbers do not wait for it.
const Drawing = lazy(async () => ({ default: (await import('./Drawing')).Drawing }));

/** Figures over time: drawn, as a table, and as a file for a spreadsheet. */
export function FigureChart({ title, steps, series }: Charted) {
  const [shows, setShows] = useState<'chart' | 'table'>('chart');
  // An empty grid says less than a sentence.
  const isEmpty = series.every(({ look, figures }) => !look || figures.every((figure) => !figure));
  const columns = [text.time, ...series.map(({ name }) => name)];
  const rowsBy = (kind: 'shown' | 'filed') =>
    steps.map(({ key, name }, index) => ({
      key,
      cells: [name, ...series.map(({ figures, format }) => format[kind](figures[index] ?? null))],
    }));
  const csv = useFile(csvOfRows([columns, ...rowsBy('filed').map(({ cells }) => cells)]), 'text/csv;charset=utf-8');
  return (
    <Section title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={shows}
          onChange={(_, chosen: 'chart' | 'table' | null) => chosen && setShows(chosen)}
          aria-label={text.shownAs(title)}
        >
          {(['chart', 'table'] as const).map((kind) => (
            <ToggleButton key={kind} value={kind} sx={{ minHeight: 44, px: 2, color: 'text.primary' }}>
              {text[kind]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {csv ? (
          <Button
            href={csv}
            download={`${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.csv`}
            startIcon={<Download aria-hidden />}
            sx={{ minHeight: 44 }}
          >
            {text.csv(title)}
          </Button>
        ) : null}
      </Box>
      {shows === 'chart' && isEmpty ? <EmptyNote text={text.nothing} /> : null}
      {shows === 'table' ? <FigureTable label={title} wordColumns={1} columns={columns} rows={rowsBy('shown')} /> : null}
      {shows === 'chart' && !isEmpty ? (
        <Suspense fallback={<Waiting />}>
          <Drawing title={title} steps={steps} series={series} />
        </Suspense>
      ) : null}
    </Section>
  );
}
