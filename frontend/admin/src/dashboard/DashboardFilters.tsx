import { Stack } from '@mui/material';
import type { DashboardAnswer, DashboardQuery } from '#contracts-admin';
import { dashboardWords as text } from './dashboard-words';
import { DayFields } from './DayFields';
import { GroupFields } from './GroupFields';

interface DashboardFiltersProps {
  readonly view: DashboardQuery;
  readonly offered: Pick<DashboardAnswer, 'countries' | 'sources' | 'sites'>;
  readonly onChange: (view: DashboardQuery) => void;
}

/** Which days, and whose figures. */
export function DashboardFilters({ view, offered, onChange }: DashboardFiltersProps) {
  const change = (part: Partial<DashboardQuery>) => onChange({ ...view, ...part });
  return (
    <Stack
      component="form"
      role="search"
      aria-label={text.filters}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      <DayFields view={view} onChange={change} />
      <GroupFields view={view} offered={offered} onChange={change} />
    </Stack>
  );
}
