import { Stack, Typography } from '@mui/material';
import type { ModeratorFigures, TransparencyAnswer } from '#contracts-admin';
import { caseKinds, caseReasons, houseRules, measures } from '../code-words';
import { FigureRow } from '../jobs/FigureRow';
import { EmptyNote } from '../ui/EmptyNote';
import { asCount, asDuration } from '../ui/format';
import { FigureTable } from '../ui/FigureTable';
import { Section } from '../ui/Section';
import { transparencyWords as text } from './words';

const HOUR_S = 3_600;
const asHours = (hours: number | null): string => (hours === null ? text.none : asDuration(hours * HOUR_S));
/** What part of the decisions did not stand, as a whole percentage. */
const asShare = (part: number, whole: number): string => (whole === 0 ? text.none : `${Math.round((part / whole) * 100)} %`);

interface YearFiguresProps {
  readonly figures: TransparencyAnswer;
  readonly ownOnly: boolean;
}

export function YearFigures({ figures: { cases, times, decisions, appeals, moderators }, ownOnly }: YearFiguresProps) {
  if (cases.length + decisions.length + appeals.received === 0) return <EmptyNote text={text.nothing} />;
  const judged = appeals.upheld + appeals.overturned;
  return (
    <Stack spacing={2}>
      <Section level="h2" title={text.cases}>
        <FigureTable
          label={text.cases}
          wordColumns={2}
          columns={[text.kind, text.reason, text.opened, text.waiting]}
          rows={cases.map(({ kind, reason, opened, waiting }) => ({
            key: `${kind} ${reason}`,
            cells: [caseKinds[kind], caseReasons[reason], asCount(opened), asCount(waiting)],
          }))}
        />
      </Section>
      <Section level="h2" title={text.times}>
        <FigureTable
          label={text.times}
          wordColumns={1}
          columns={[text.kind, text.decided, text.median, text.late]}
          rows={times.map(({ kind, decided, median_hours, late }) => ({
            key: kind,
            cells: [caseKinds[kind], asCount(decided), asHours(median_hours), asCount(late)],
          }))}
        />
      </Section>
      <Section level="h2" title={text.decisions}>
        <FigureTable
          label={text.decisions}
          wordColumns={2}
          columns={[text.measure, text.rule, text.count]}
          rows={decisions.map(({ measure, rule, count }) => ({
            key: `${measure} ${rule}`,
            cells: [measures[measure], rule ? houseRules[rule] : text.noRule, asCount(count)],
          }))}
        />
      </Section>
      <Section level="h2" title={text.appeals}>
        <FigureRow
          figures={[
            [text.received, asCount(appeals.received)],
            [text.upheld, asCount(appeals.upheld)],
            [text.overturned, asCount(appeals.overturned)],
            [text.open, asCount(appeals.open)],
            [text.alone, asCount(appeals.alone)],
            [text.overturnRate, asShare(appeals.overturned, judged)],
          ]}
        />
      </Section>
      <Section level="h2" title={text.moderators}>
        {ownOnly && <Typography sx={{ color: 'text.secondary' }}>{text.ownOnly}</Typography>}
        {moderators.length === 0 ? <EmptyNote text={text.nobody} /> : <ModeratorsTable moderators={moderators} />}
      </Section>
    </Stack>
  );
}

const ModeratorsTable = ({ moderators }: { readonly moderators: readonly ModeratorFigures[] }) => (
  <FigureTable
    label={text.moderators}
    wordColumns={1}
    columns={[text.name, text.decided, text.measures, text.overturned, text.overturnRate, text.refused, text.median]}
    rows={moderators.map(({ id, name, decided, measures: told, overturned, refused, median_hours }) => ({
      key: id,
      cells: [
        name,
        asCount(decided),
        asCount(told),
        asCount(overturned),
        asShare(overturned, told),
        asCount(refused),
        asHours(median_hours),
      ],
    }))}
  />
);
