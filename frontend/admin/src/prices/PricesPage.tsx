import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { commands, type AdminResource, type PriceList, type PriceListState, type SitePricesPage } from '#contracts-admin';
import { headingAtOnce } from '../ui/focus';
import { Section } from '../ui/Section';
import { RecordPage } from '../ui/RecordPage';
import { MakeDialog } from './MakeDialog';
import { PriceListCard } from './PriceListCard';
import { priceWords as text } from './price-words';
import { emptyForm, formOf, type PricesForm } from './prices-form';

export const PricesPage = () => (
  <RecordPage title={text.title}>
    <SitePrices />
  </RecordPage>
);

const groups = ['in_force', 'planned', 'earlier'] as const;
const groupOf: Record<PriceListState, (typeof groups)[number]> = {
  in_force: 'in_force',
  planned: 'planned',
  over: 'earlier',
  withdrawn: 'earlier',
};

/** The form is kept here and not in the list it began with: that one moves to another group when somebody else sets prices meanwhile. */
function SitePrices() {
  const record = useRecordContext<SitePricesPage>();
  const { permissions } = usePermissions<AdminResource[]>();
  const [start, setStart] = useState<PricesForm>();
  if (!record) return null;
  const mayMake = permissions?.includes(commands.make_price_list.right) ?? false;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {text.heading(record.name)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{record.hosts.join(', ')}</Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      {mayMake ? (
        <Box>
          <Button variant="contained" onClick={() => setStart(emptyForm)} sx={{ minHeight: 44 }}>
            {text.open}
          </Button>
        </Box>
      ) : null}
      {groups.map((group) => (
        <Section key={group} title={text.groups[group].title}>
          <Lists
            lists={record.price_lists.filter(({ state }) => groupOf[state] === group)}
            none={text.groups[group].none}
            onLike={mayMake ? (list) => setStart(formOf(list)) : undefined}
          />
        </Section>
      ))}
      {start ? <MakeDialog page={record} start={start} onClose={() => setStart(undefined)} /> : null}
    </Stack>
  );
}

interface ListsProps {
  readonly lists: readonly PriceList[];
  readonly none: string;
  readonly onLike: ((list: PriceList) => void) | undefined;
}

function Lists({ lists, none, onLike }: ListsProps) {
  if (lists.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))' }}>
      {lists.map((list) => (
        <PriceListCard key={list.id ?? `built in ${list.countries.join(' ')}`} list={list} onLike={onLike && (() => onLike(list))} />
      ))}
    </Box>
  );
}
