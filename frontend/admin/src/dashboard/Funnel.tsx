import { Typography } from '@mui/material';
import { countedWithinDays, smallestGroup, type PeopleCounts, type ProviderCounts } from '#contracts-admin';
import { FigureTable } from '../ui/FigureTable';
import { EmptyNote } from '../ui/EmptyNote';
import { wordFor } from '../ui/format';
import { Section } from '../ui/Section';
import { dashboardWords as text, figureWords, providerNames } from './dashboard-words';
import { funnelOf, shareOf } from './figures';
import { counts, percents } from './formats';

const stepsOfSignup = ['signed_up', 'mailed', 'confirmed', 'wrote'] as const;

interface FunnelProps {
  readonly total: PeopleCounts;
  readonly providers: readonly ProviderCounts[];
}

/** What becomes of sign-ups: step by step, and by who carries their mail. */
export function Funnel({ total, providers }: FunnelProps) {
  if (total.signed_up === 0) return <EmptyNote text={text.noSignups} />;
  return (
    <>
      <Section title={text.funnel}>
        <Typography sx={{ color: 'text.secondary' }}>{text.funnelHelp(countedWithinDays)}</Typography>
        <FigureTable
          label={text.funnel}
          wordColumns={1}
          columns={[text.stepName, text.people_, text.ofAll, text.lost]}
          rows={funnelOf(stepsOfSignup.map((name) => total[name])).map(({ count, share, lost }, index) => {
            const name = stepsOfSignup[index] ?? 'signed_up';
            return { key: name, cells: [figureWords[name], counts.shown(count), percents.shown(share), counts.shown(lost)] };
          })}
        />
      </Section>
      <Section title={text.providers}>
        <Typography sx={{ color: 'text.secondary' }}>{text.providersHelp(smallestGroup)}</Typography>
        <FigureTable
          label={text.providers}
          wordColumns={1}
          columns={[text.provider, figureWords.signed_up, figureWords.mailed, figureWords.confirmed, figureWords.activation]}
          rows={providers.map(({ provider, signed_up, mailed, confirmed }) => ({
            key: provider,
            cells: [
              wordFor(providerNames, provider),
              counts.shown(signed_up),
              counts.shown(mailed),
              counts.shown(confirmed),
              percents.shown(shareOf(confirmed, signed_up)),
            ],
          }))}
        />
      </Section>
    </>
  );
}
