import { TextField } from '@mui/material';
import { dashboardSteps, type DashboardQuery } from '#contracts-admin';
import { Choice } from '../ui/Choice';
import { dashboardWords as text } from './dashboard-words';
import { periods } from './view';

type Days = Pick<DashboardQuery, 'step' | 'steps' | 'to'>;

interface DayFieldsProps {
  readonly view: Days;
  readonly onChange: (days: Partial<Days>) => void;
}

/** By day, week or month, how many of them, and until when. */
export function DayFields({ view: { step, steps, to }, onChange }: DayFieldsProps) {
  const counts = [...new Set<number>([...periods[step], steps])].toSorted((one, other) => one - other);
  return (
    <>
      <Choice
        id="dashboard-step"
        label={text.step}
        value={step}
        choices={dashboardSteps.map((id) => ({ id, name: text.steps[id] }))}
        onChoose={(chosen) => {
          const next = dashboardSteps.find((one) => one === chosen) ?? step;
          onChange({ step: next, steps: periods[next][1] });
        }}
      />
      <Choice
        id="dashboard-period"
        label={text.period}
        value={String(steps)}
        choices={counts.map((count) => ({ id: String(count), name: text.periods[step](count) }))}
        onChoose={(chosen) => onChange({ steps: Number(chosen) })}
      />
      <TextField
        id="dashboard-to"
        type="date"
        label={text.to}
        helperText={text.toHelp}
        value={to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
