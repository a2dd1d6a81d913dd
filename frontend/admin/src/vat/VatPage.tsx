import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { commands, type AdminResource, type VatPage as CountryVat, type VatRateState } from '#contracts-admin';
import { headingAtOnce } from '../ui/focus';
import { asDate, countryName } from '../ui/format';
import { Section } from '../ui/Section';
import { RecordPage } from '../ui/RecordPage';
import { AddRateDialog } from './AddRateDialog';
import { RateCard } from './RateCard';
import { rateText, vatWords as text } from './vat-words';

export const VatPage = () => (
  <RecordPage title={text.title}>
    <OneCountry />
  </RecordPage>
);

const groups = ['in_force', 'planned', 'earlier'] as const;
const groupOf: Record<VatRateState, (typeof groups)[number]> = {
  in_force: 'in_force',
  planned: 'planned',
  over: 'earlier',
  withdrawn: 'earlier',
};

function OneCountry() {
  const record = useRecordContext<CountryVat>();
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {text.heading(countryName(record.id))}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{text.today(rateText(record.basis_points), asDate(record.today))}</Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      {permissions?.includes(commands.add_vat_rate.right) ? (
        <Box>
          <Button variant="contained" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
            {text.open}
          </Button>
        </Box>
      ) : null}
      {groups.map((group) => (
        <Section key={group} title={text.groups[group].title}>
          <Rates record={record} group={group} />
        </Section>
      ))}
      {isAsking ? <AddRateDialog page={record} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

interface RatesProps {
  readonly record: CountryVat;
  readonly group: (typeof groups)[number];
}

function Rates({ record, group }: RatesProps) {
  const rates = record.rates.filter(({ state }) => groupOf[state] === group);
  if (rates.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{text.groups[group].none}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' }}>
      {rates.map((rate) => (
        <RateCard key={rate.id} rate={rate} country={record.id} />
      ))}
    </Box>
  );
}
