import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { vatReportAnswer, vatReportFilePath } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { quartersUntil } from './quarters';
import { VatFigures } from './VatFigures';
import { vatReportWords as text } from './words';

/** What a company declares of a quarter, and whether it agrees with the orders. */
export function VatReportPage() {
  const [quarters] = useState(() => quartersUntil(new Date()));
  const [quarter, setQuarter] = useState(quarters[0] ?? '');
  const [company, setCompany] = useState('');
  const query = { quarter, ...(company && { company_id: company }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['vat-report', query],
    queryFn: ({ signal }) => readAnswer(officeApi.vatReport(query, signal), vatReportAnswer),
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: 1000 }}>
      <Title title={text.title} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          id="vat-quarter"
          label={text.quarter}
          value={quarter}
          onChange={({ target }) => setQuarter(target.value)}
          sx={{ minWidth: 140 }}
        >
          {quarters.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        {data && data.companies.length > 1 && (
          <TextField
            select
            id="vat-company"
            label={text.company}
            value={data.company?.id ?? ''}
            onChange={({ target }) => setCompany(target.value)}
            sx={{ minWidth: 220 }}
          >
            {data.companies.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button
          variant="outlined"
          href={`${vatReportFilePath}?${new URLSearchParams(data?.company ? { quarter, company_id: data.company.id } : query).toString()}`}
          download
          startIcon={<Download aria-hidden />}
          sx={{ minHeight: 44 }}
        >
          {text.file}
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>{text.help}</Typography>
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      {data && <VatFigures report={data} />}
    </Stack>
  );
}
