import { Button, Paper, Stack, Typography } from '@mui/material';
import type { PriceList } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { words } from '../words';
import { BundlesTable } from './BundlesTable';
import { placesOf } from './places';
import { beginnings, priceWords as text } from './price-words';

interface PriceListCardProps {
  readonly list: PriceList;
  /** Missing for those who may not set prices. */
  readonly onLike: (() => void) | undefined;
}

/** One list: where it holds, what it sells, since when, and who wanted it so. */
export function PriceListCard({ list, onLike }: PriceListCardProps) {
  const { id, countries, holds_in, state } = list;
  const places = placesOf(countries);
  const isPartly = state === 'in_force' && holds_in.length < countries.length;
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack spacing={1.5}>
        <Typography component="h4" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {places}
        </Typography>
        {isPartly ? <Typography>{text.holdsIn(placesOf(holds_in))}</Typography> : null}
        {state === 'withdrawn' ? (
          <div>
            <Label>{text.withdrawn}</Label>
          </div>
        ) : null}
        <BundlesTable list={list} />
        <Facts rows={factsOf(list)} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
          {id !== null && state === 'planned' ? (
            <CommandButton command="withdraw_price_list" id={id} about={aboutOf(list)} variant="outlined" />
          ) : null}
          {onLike ? (
            <Button onClick={onLike} aria-label={text.likeOf(places)}>
              {text.like}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Paper>
  );
}

const factsOf = ({ id, currency, state, begins_at, made_at, made_by, reason }: PriceList) =>
  [
    [text.currency, currency],
    ...(begins_at === null ? [] : [[beginnings[state], asTime(begins_at)] as const]),
    [text.madeBy, id === null ? text.builtIn : [made_by ?? words.unknown, made_at && asTime(made_at)].filter(Boolean).join(', ')],
    ...(reason === '' ? [] : [[text.why, reason] as const]),
  ] as const;

const aboutOf = ({ countries, begins_at }: PriceList): string =>
  [placesOf(countries), begins_at && `${beginnings.planned.toLowerCase()} ${asTime(begins_at)}`].filter(Boolean).join(', ');
