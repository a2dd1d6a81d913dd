import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import { words } from '../words';

const addresses = {
  queues: '/queues-overview',
  dead_letters: '/dead_letters',
  recurring_jobs: '/recurring_jobs',
  workers: '/workers',
} as const;
type JobsPage = keyof typeof addresses;
const pages = Object.keys(addresses) as JobsPage[];

/** The pages are one place: what waits, what was given up, what recurs, and who does the work. */
export function JobsNav({ current }: { readonly current: JobsPage }) {
  return (
    <Stack component="nav" aria-label={words.menu.jobs} direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 2 }}>
      {pages.map((page) => (
        <Button
          key={page}
          component={Link}
          to={addresses[page]}
          variant={page === current ? 'contained' : 'outlined'}
          {...(page === current && { 'aria-current': 'page' })}
        >
          {words.jobs.pages[page]}
        </Button>
      ))}
    </Stack>
  );
}
