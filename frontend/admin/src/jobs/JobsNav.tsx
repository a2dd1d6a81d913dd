import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import { words } from '../words';

const pages = ['dead_letters', 'recurring_jobs', 'workers'] as const;
type JobsPage = (typeof pages)[number];

/** The three lists are one place: what was given up, what recurs, and who does the work. */
export function JobsNav({ current }: { readonly current: JobsPage }) {
  return (
    <Stack component="nav" aria-label={words.menu.jobs} direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 2 }}>
      {pages.map((page) => (
        <Button
          key={page}
          component={Link}
          to={`/${page}`}
          variant={page === current ? 'contained' : 'outlined'}
          {...(page === current && { 'aria-current': 'page' })}
        >
          {words.jobs.pages[page]}
        </Button>
      ))}
    </Stack>
  );
}
