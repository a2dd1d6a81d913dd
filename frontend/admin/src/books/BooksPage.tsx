import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { asChoices, Choice } from '../ui/Choice';
import { CompanyChoice } from '../ui/CompanyChoice';
import { EmptyNote } from '../ui/EmptyNote';
import { asDate } from '../ui/format';
import { ReportPage } from '../ui/ReportPage';
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
  const report = useQuery({
    queryKey: ['books', query],
    queryFn: ({ signal }) => readAnswer(officeApi.books(query, signal), booksAnswer),
    retry: false,
  });
  return (
    <ReportPage
      title={text.title}
      help={text.help}
      report={report}
      controls={
        <>
          <Choice
            id="books-period"
            label={text.period}
            value={period}
            choices={[...asChoices(months, text.months), ...asChoices(quarters, text.quarters)]}
            onChoose={setPeriod}
          />
          {report.data && <CompanyChoice id="books-company" label={text.company} report={report.data} onChoose={setCompany} />}
        </>
      }
    >
      {(data) => (
        <>
          <Typography>{data.counted_until === null ? text.never : text.until(asDate(data.counted_until))}</Typography>
          {!data.company && <EmptyNote text={text.noCompany} />}
          {data.company && (
            <>
              <Accounts books={data} company={data.company.id} />
              <Closings books={data} company={data.company} onChange={() => void report.refetch()} />
              {data.counted_until !== null && (
                <Unspent key={`${data.company.id} ${data.period}`} company={data.company.id} start={lastOf(data.to, data.counted_until)} />
              )}
            </>
          )}
        </>
      )}
    </ReportPage>
  );
}

const lastOf = (to: string, counted: string): string => (counted < to ? counted : to);
