import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import type { DashboardAnswer } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { asTime } from '../ui/format';
import { dashboardWords as text } from './dashboard-words';
import { counts, daysText, moneyIn } from './formats';

/** Until when the figures are true, whether they add up, and the button that has them counted. */
export function FiguresState({ until, refresh, steps, before, zone, disagreements }: DashboardAnswer) {
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box role="status">
          <Typography sx={{ fontWeight: 600 }}>{until === null ? text.notYet : text.until(asTime(until))}</Typography>
          {refresh === 'due' && <Typography>{text.countingSoon}</Typography>}
          {refresh === 'running' && <Typography>{text.counting}</Typography>}
        </Box>
        {refresh === 'due' || refresh === 'running' ? null : <CommandButton command="refresh_figures" id="" variant="outlined" />}
      </Stack>
      {first && last ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {text.shownDays(daysText({ from: first.from, to: last.to }), daysText(before))} {text.zone(zone)}
        </Typography>
      ) : null}
      {(refresh === 'late' || refresh === 'failed') && (
        <Alert severity="warning" variant="outlined">
          {text.countingTroubles[refresh]}
        </Alert>
      )}
      {disagreements.length > 0 && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{text.disagree}</AlertTitle>
          {disagreements.map(({ check, currency, shown, counted }) => {
            const { shown: written } = currency === null ? counts : moneyIn(currency);
            return <Typography key={`${check} ${currency}`}>{text.checks[check](written(shown), written(counted))}</Typography>;
          })}
        </Alert>
      )}
    </Stack>
  );
}
