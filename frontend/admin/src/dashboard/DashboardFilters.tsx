import { Stack, TextField } from '@mui/material';
import { dashboardSteps, noSource, otherSource, smallestGroup, type DashboardAnswer, type DashboardQuery } from '#contracts-admin';
import { countryName } from '../ui/format';
import { Choice } from '../ui/Choice';
import { dashboardWords as text } from './dashboard-words';
import { periods } from './view';

interface DashboardFiltersProps {
  readonly view: DashboardQuery;
  readonly offered: Pick<DashboardAnswer, 'countries' | 'sources' | 'sites'>;
  readonly onChange: (view: DashboardQuery) => void;
}

const sourceName = (id: string): string => {
  if (id === noSource) return text.noSource;
  return id === otherSource ? text.otherSource(smallestGroup) : id;
};

/** Which days, and whose figures. */
export function DashboardFilters({ view, offered, onChange }: DashboardFiltersProps) {
  const { step, steps } = view;
  const counts = [...new Set<number>([...periods[step], steps])].toSorted((one, other) => one - other);
  const change = (name: keyof DashboardQuery) => (value: string) => onChange({ ...view, [name]: value === '' ? undefined : value });
  return (
    <Stack
      component="form"
      role="search"
      aria-label={text.filters}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      <Choice
        id="dashboard-step"
        label={text.step}
        value={step}
        choices={dashboardSteps.map((id) => ({ id, name: text.steps[id] }))}
        onChoose={(chosen) => {
          const next = dashboardSteps.find((one) => one === chosen) ?? step;
          onChange({ ...view, step: next, steps: periods[next][1] });
        }}
      />
      <Choice
        id="dashboard-period"
        label={text.period}
        value={String(steps)}
        choices={counts.map((count) => ({ id: String(count), name: text.periods[step](count) }))}
        onChoose={(chosen) => onChange({ ...view, steps: Number(chosen) })}
      />
      <TextField
        id="dashboard-to"
        type="date"
        label={text.to}
        helperText={text.toHelp}
        value={view.to ?? ''}
        onChange={({ target }) => change('to')(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Choice
        id="dashboard-country"
        label={text.country}
        value={view.country ?? ''}
        all={text.everyCountry}
        choices={offered.countries
          .map((id) => ({ id, name: countryName(id) }))
          .toSorted((one, other) => one.name.localeCompare(other.name))}
        onChoose={change('country')}
      />
      {offered.sources.length > 0 || view.source !== undefined ? (
        <Choice
          id="dashboard-source"
          label={text.source}
          value={view.source ?? ''}
          all={text.everySource}
          choices={offered.sources.map((id) => ({ id, name: sourceName(id) }))}
          onChoose={change('source')}
        />
      ) : null}
      <Choice
        id="dashboard-site"
        label={text.site}
        value={view.site_id ?? ''}
        all={text.everySite}
        choices={offered.sites}
        onChoose={change('site_id')}
      />
    </Stack>
  );
}
