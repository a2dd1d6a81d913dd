import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { commands, type AdminResource, type CompanyDetails, type CompanyPage as Company } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { headingAtOnce } from '../ui/focus';
import { asDay } from '../ui/format';
import { Section } from '../ui/Section';
import { ChangeDialog } from './ChangeDialog';
import { shown } from './company-form';
import { companyWords as text } from './company-words';
import { formWords } from './form-words';
import { GiveSiteDialog } from './GiveSiteDialog';
import { NumbersTable } from './NumbersTable';
import { VatSchemes } from './VatSchemes';

export const CompanyPage = () => (
  <RecordPage title={text.title}>
    <OneCompany />
  </RecordPage>
);

function OneCompany() {
  const record = useRecordContext<Company>();
  const { permissions } = usePermissions<AdminResource[]>();
  const [asking, setAsking] = useState<'change' | 'give'>();
  if (!record) return null;
  const maySet = permissions?.includes(commands.change_company.right) ?? false;
  const close = () => setAsking(undefined);
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {record.name}
      </Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      <Section title={text.sections.details}>
        <Facts rows={[...factsOf(record), [text.added, asDay(record.added)]]} />
        {maySet ? <PageButton onClick={() => setAsking('change')}>{formWords.change}</PageButton> : null}
      </Section>
      <Section title={text.sections.sites}>
        <Sites sites={record.sites} />
        {maySet && record.other_sites.length > 0 ? <PageButton onClick={() => setAsking('give')}>{formWords.give}</PageButton> : null}
        {record.other_sites.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{formWords.noOtherSites}</Typography> : null}
      </Section>
      <Section title={text.sections.numbers}>
        <NumbersTable numbers={record.numbers} />
      </Section>
      <Section title={text.sections.vat}>
        <VatSchemes page={record} maySet={maySet} />
      </Section>
      {asking === 'change' ? <ChangeDialog page={record} onClose={close} /> : null}
      {asking === 'give' ? <GiveSiteDialog page={record} onClose={close} /> : null}
    </Stack>
  );
}

const names = Object.keys(text.fields) as (keyof CompanyDetails)[];
const factsOf = (record: Company) => names.map((name) => [text.fields[name], shown(name, record)] as const);

function Sites({ sites }: Pick<Company, 'sites'>) {
  if (sites.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{text.sitesNone}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
      {sites.map(({ id, name, hosts }) => (
        <li key={id}>{text.site(name, hosts)}</li>
      ))}
    </Stack>
  );
}

const PageButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <div>
    <Button variant="outlined" onClick={onClick} sx={{ minHeight: 44 }}>
      {children}
    </Button>
  </div>
);
