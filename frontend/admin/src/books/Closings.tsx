import { Alert, Button, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import type { AdminResource, BooksAnswer, MonthOfBooks } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Label } from '../ui/Label';
import { Section } from '../ui/Section';
import { booksWords as text } from './books.words';
import { CloseMonth } from './CloseMonth';
import { ClosingCard } from './ClosingCard';

interface ClosingsProps {
  readonly books: BooksAnswer;
  readonly company: NonNullable<BooksAnswer['company']>;
  readonly onChange: () => void;
}

/** How the months of the period stand. What was opened again stays to be seen. */
export function Closings({ books: { months, open_issues: issues }, company, onChange }: ClosingsProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  return (
    <Section title={text.closings} level="h2">
      {issues === 0 ? (
        <Typography>{text.issues(0)}</Typography>
      ) : (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            permissions?.includes('payment_issues') ? (
              <Button component={Link} to="/payment_issues" color="inherit">
                {text.seeIssues}
              </Button>
            ) : null
          }
        >
          {text.issues(issues)}
        </Alert>
      )}
      {months.map((month) => (
        <Month key={month.month} month={month} issues={issues} company={company} onChange={onChange} />
      ))}
    </Section>
  );
}

interface MonthProps extends Omit<ClosingsProps, 'books'> {
  readonly month: MonthOfBooks;
  readonly issues: number;
}

function Month({ month: { month, state, may_close, may_reopen, closings }, issues, company, onChange }: MonthProps) {
  const about = text.about(month, company.name);
  const newest = closings[0];
  return (
    <Stack component="section" aria-label={month} spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {month}
        </Typography>
        <Label tone={state === 'closed' ? 'good' : 'plain'}>{text.states[state]}</Label>
        {may_close && <CloseMonth month={month} about={about} company={company.id} issues={issues} onDone={onChange} />}
        {may_reopen && newest && <CommandButton command="reopen_month" id={newest.id} about={about} variant="outlined" onDone={onChange} />}
      </Stack>
      {closings.map((closing) => (
        <ClosingCard key={closing.id} closing={closing} />
      ))}
    </Stack>
  );
}
