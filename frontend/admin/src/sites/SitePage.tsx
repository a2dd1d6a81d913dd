import { Box, Stack, Typography } from '@mui/material';
import { usePermissions, useRecordContext } from 'react-admin';
import type { AdminResource, SitePage as Site } from '#contracts-admin';
import { priceWords } from '../prices/price-words';
import { PricesLink } from '../prices/PricesLink';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { headingAtOnce } from '../ui/focus';
import { languageName } from '../ui/format';
import { ChangeSite } from './ChangeSite';
import { siteDetailWords } from './detail-words';
import { SettingsForm } from './SettingsForm';
import { SettingsHistory } from './SettingsHistory';
import { siteWords } from './setting-words';

export const SitePage = () => (
  <RecordPage title={siteWords.title}>
    <OneSite />
  </RecordPage>
);

const { facts } = siteDetailWords;

function OneSite() {
  const record = useRecordContext<Site>();
  const { permissions } = usePermissions<AdminResource[]>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {record.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{siteWords.hosts(record.hosts)}</Typography>
      <Facts
        rows={[
          [facts.language, record.domain_language ? languageName(record.domain_language) : siteDetailWords.anyLanguage],
          [facts.company, record.company.name],
          [facts.members, record.shares_with.length > 0 ? facts.shared(record.shares_with.map(({ name }) => name)) : facts.own],
        ]}
      />
      <ChangeSite record={record} />
      <Typography sx={{ maxWidth: '68ch' }}>{siteWords.intro}</Typography>
      {permissions?.includes('prices') ? (
        <Typography>
          <PricesLink id={record.id}>{priceWords.ofSite}</PricesLink>
        </Typography>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <SettingsForm key={record.id} record={record} />
        <SettingsHistory record={record} />
      </Box>
    </Stack>
  );
}
