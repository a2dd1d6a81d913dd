import { TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unspentAnswer, type UnspentAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { AnswerState } from '../ui/AnswerState';
import { EmptyNote } from '../ui/EmptyNote';
import { asCount } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { booksWords as text } from './books.words';

interface UnspentProps {
  readonly company: string;
  readonly start: string;
}

/** What was owed to members in credits at the end of a day, by age. */
export function Unspent({ company, start }: UnspentProps) {
  const [day, setDay] = useState(start);
  const query = { day, company_id: company };
  const answer = useQuery({
    queryKey: ['unspent', query],
    queryFn: ({ signal }) => readAnswer(officeApi.unspent(query, signal), unspentAnswer),
    retry: false,
    // A date that is half typed is no day.
    enabled: day !== '',
  });
  const { data } = answer;
  return (
    <Section title={text.unspent} level="h2">
      <Typography sx={{ color: 'text.secondary' }}>{text.unspentHelp}</Typography>
      <TextField
        type="date"
        id="unspent-day"
        label={text.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 220 }}
      />
      {day === '' ? null : <AnswerState answer={answer} />}
      {data && !data.is_counted && <EmptyNote text={text.dayUncounted} />}
      {data?.is_counted && data.currencies.length === 0 && <EmptyNote text={text.noUnspent} />}
      {data?.currencies.map((one) => (
        <Ages key={one.currency} {...one} />
      ))}
    </Section>
  );
}

const columns = [{ name: text.age }, ...[text.credits, text.gross, text.net].map((name) => ({ name, isNumber: true }))];

function Ages({ currency, ages, ...all }: UnspentAnswer['currencies'][number]) {
  const cells = ({ credits, gross_minor, net_minor }: typeof all) => [
    asCount(credits),
    asMoney({ minor: gross_minor, currency }),
    asMoney({ minor: net_minor, currency }),
  ];
  const rows = ages.map(({ age, ...worth }) => ({ key: age, cells: [text.ages[age], ...cells(worth)] }));
  return (
    <ScrollingTable
      label={`${text.unspent}, ${currency}`}
      columns={columns}
      rows={[...rows, { key: 'all', cells: [text.total, ...cells(all)] }]}
    />
  );
}
