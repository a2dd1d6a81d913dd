import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { CompanyPage, VatScheme } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { asDate, countryName } from '../ui/format';
import { Label } from '../ui/Label';
import { ScrollingTable } from '../ui/ScrollingTable';
import { words } from '../words';
import { companyWords, schemeKinds, schemeWords as text } from './company-words';
import { SchemeDialog } from './SchemeDialog';

const columns = [text.country, text.how, text.number, text.from, text.madeBy, text.why].map((name) => ({ name }));
const tones = { in_force: 'good', planned: 'special', over: 'plain', withdrawn: 'plain' } as const;

interface VatSchemesProps {
  readonly page: CompanyPage;
  readonly maySet: boolean;
}

/** How the company pays the VAT of each country: what holds, what comes, and what was. */
export function VatSchemes({ page, maySet }: VatSchemesProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      {page.vat_schemes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>
      ) : (
        <ScrollingTable
          label={companyWords.sections.vat}
          columns={columns}
          rows={page.vat_schemes.map((scheme) => ({ key: scheme.id, cells: cellsOf(scheme) }))}
        />
      )}
      {maySet ? (
        <Box>
          <Button variant="outlined" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
            {text.open}
          </Button>
        </Box>
      ) : null}
      {isAsking ? <SchemeDialog page={page} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

const cellsOf = ({ id, country, kind, number, from, state, may_withdraw, made_by, reason }: VatScheme) => [
  countryName(country),
  <Box key="kind">
    {schemeKinds[kind]} <Label tone={tones[state]}>{text.states[state]}</Label>
    {may_withdraw ? (
      <CommandButton command="withdraw_vat_scheme" id={id} about={`${countryName(country)}, ${schemeKinds[kind]}`} size="small" />
    ) : null}
  </Box>,
  number,
  asDate(from),
  made_by ?? words.unknown,
  reason,
];
