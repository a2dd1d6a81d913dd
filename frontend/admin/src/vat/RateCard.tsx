import { Paper, Stack, Typography } from '@mui/material';
import type { VatRate } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { asDate, asTime, countryName } from '../ui/format';
import { Label } from '../ui/Label';
import { words } from '../words';
import { beginnings, rateText, vatWords as text } from './vat-words';

/** One rate: since when it holds, and who wanted it so. */
export function RateCard({ rate, country }: { readonly rate: VatRate; readonly country: string }) {
  const { id, basis_points, from, state } = rate;
  const about = `${countryName(country)}, ${rateText(basis_points)}`;
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack spacing={1.5}>
        <Typography component="h4" sx={{ fontWeight: 700 }}>
          {rateText(basis_points)}
        </Typography>
        {state === 'withdrawn' ? (
          <div>
            <Label>{text.withdrawn}</Label>
          </div>
        ) : null}
        <Facts rows={factsOf(rate)} />
        {state === 'planned' && from !== null ? (
          <div>
            <CommandButton
              command="withdraw_vat_rate"
              id={id}
              about={`${about}, ${beginnings.planned.toLowerCase()} ${asDate(from)}`}
              variant="outlined"
            />
          </div>
        ) : null}
      </Stack>
    </Paper>
  );
}

const factsOf = ({ from, state, made_at, made_by, reason }: VatRate) =>
  [
    [beginnings[state], from === null ? text.always : asDate(from)],
    [text.madeBy, made_at === null ? text.builtIn : [made_by ?? words.unknown, asTime(made_at)].join(', ')],
    ...(reason === '' ? [] : [[text.why, reason] as const]),
  ] as const;
