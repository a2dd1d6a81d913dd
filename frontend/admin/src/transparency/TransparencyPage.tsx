import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, usePermissions } from 'react-admin';
import { firstYear, statementsPath, transparencyAnswer, type AdminResource } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { transparencyWords as text } from './words';
import { YearFigures } from './YearFigures';

/** This year first, and back to the first one. */
function yearsUntil(now: Date): number[] {
  const current = Math.max(now.getUTCFullYear(), firstYear);
  return Array.from({ length: current - firstYear + 1 }, (_, index) => current - index);
}

/** How the house decided in a year, and the file of it for the Commission's database. */
export function TransparencyPage() {
  const [years] = useState(() => yearsUntil(new Date()));
  const [year, setYear] = useState(years[0] ?? firstYear);
  const { permissions } = usePermissions<AdminResource[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ['transparency', year],
    queryFn: ({ signal }) => readAnswer(officeApi.transparency(year, signal), transparencyAnswer),
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: 1000 }}>
      <Title title={text.title} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          id="transparency-year"
          label={text.year}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          sx={{ minWidth: 120 }}
        >
          {years.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          href={`${statementsPath}?year=${year}`}
          download
          startIcon={<Download aria-hidden />}
          sx={{ minHeight: 44 }}
        >
          {text.file(year)}
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        {text.fileHelp} {text.utc}
      </Typography>
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      {data && <YearFigures figures={data} ownOnly={!permissions?.includes('staff_figures')} />}
    </Stack>
  );
}
