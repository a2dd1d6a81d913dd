import type { ReactNode } from 'react';
import { OfficeList } from '../ui/OfficeList';
import { words } from '../words';
import { JobsNav } from './JobsNav';

interface JobsListProps {
  readonly resource: 'dead_letters' | 'recurring_jobs' | 'workers';
  readonly table: ReactNode;
  readonly cards: ReactNode;
}

/** What happens while somebody looks: the list is read again twice a minute. */
const REREAD_MS = 30_000;

export const JobsList = ({ resource, table, cards }: JobsListProps) => (
  <>
    <JobsNav current={resource} />
    <OfficeList title={`${words.menu.jobs}: ${words.jobs.pages[resource]}`} rereadMs={REREAD_MS} table={table} cards={cards} />
  </>
);
