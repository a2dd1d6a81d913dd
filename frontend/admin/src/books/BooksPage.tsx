import { ListSubheader, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { booksAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { EmptyNote } from '../ui/EmptyNote';
import { Failed } from '../ui/Failed';
import { asDate } from '../ui/format';
import { Waiting } from '../ui/Waiting';
import { Accounts } from './Accounts';
import { booksWords as text } from './books.words';
import { Closings } from './Closings';
import { periodsUntil } from './periods';
import { Unspent } from './Unspent';

/** The books of a company in a period: what moved, what is closed, and what is not used yet. */
export function BooksPage() {
  const [{ months, quarters }] = useState(() => periodsUntil(new Date()));
  const [period, setPeriod] = useState(months[0] ?? '');
  const [company, setCompany] = useState('');
  const query = { period, ...(company && { company_id: company }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['books', query],
    queryFn: ({ signal }) => readAnswer(officeApi.books(query, signal), booksAnswer),
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: 1000 }}>
      <Title title={text.title} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          id="books-period"
          label={text.period}
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
          sx={{ minWidth: 160 }}
        >
          <ListSubheader>{text.months}</ListSubheader>
          {months.map(choice)}
          <ListSubheader>{text.quarters}</ListSubheader>
          {quarters.map(choice)}
        </TextField>
        {data && data.companies.length > 1 && (
          <TextField
            select
            id="books-company"
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
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>{text.help}</Typography>
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      {data && <Typography>{data.counted_until === null ? text.never : text.until(asDate(data.counted_until))}</Typography>}
      {data && !data.company && <EmptyNote text={text.noCompany} />}
      {data?.company && (
        <>
          <Accounts books={data} company={data.company.id} />
          <Closings books={data} company={data.company} onChange={() => void refetch()} />
          {data.counted_until !== null && (
            <Unspent key={`${data.company.id} ${data.period}`} company={data.company.id} start={lastOf(data.to, data.counted_until)} />
          )}
        </>
      )}
    </Stack>
  );
}

const choice = (period: string) => (
  <MenuItem key={period} value={period}>
    {period}
  </MenuItem>
);
const lastOf = (to: string, counted: string): string => (counted < to ? counted : to);
