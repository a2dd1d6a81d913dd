import { Box, Stack, Typography } from '@mui/material';
import type { Money } from '#contracts';
import type { PriceList } from '#contracts-admin';
import { asCount } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable } from '../ui/ScrollingTable';
import { formWords } from './form-words';
import { placesOf } from './places';
import { changesBy } from './price-changes';
import { soldBy, type PricesForm } from './prices-form';

const text = formWords.changes;
const columns = [text.credits, text.before, text.after].map((name) => ({ name, isNumber: true }));
const priceText = (price: Money | null): string => (price ? asMoney(price) : text.notSold);

interface WhatChangesProps {
  readonly lists: readonly PriceList[];
  readonly form: PricesForm;
}

/** The prices of now and then side by side, for countries with the same prices together. */
export function WhatChanges({ lists, form }: WhatChangesProps) {
  const sold = soldBy(form);
  return (
    <Stack spacing={1}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {text.title}
      </Typography>
      {sold ? null : <Typography sx={{ color: 'text.secondary' }}>{text.notYet}</Typography>}
      {(sold ? changesBy(lists, sold) : []).map(({ countries, rows }) => (
        <Box key={countries.join(' ')}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{placesOf(countries)}</Typography>
          <ScrollingTable
            label={text.tableOf(placesOf(countries))}
            columns={columns}
            rows={rows.map(({ credits, before, after }) => ({
              key: String(credits),
              cells: [asCount(credits), priceText(before), priceText(after)],
            }))}
          />
        </Box>
      ))}
    </Stack>
  );
}
