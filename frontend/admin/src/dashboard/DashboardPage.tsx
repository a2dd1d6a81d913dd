import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { DashboardAnswer } from '#contracts-admin';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { DashboardFilters } from './DashboardFilters';
import { dashboardWords as text } from './dashboard-words';
import { Earlier } from './Earlier';
import { FiguresState } from './FiguresState';
import { stepName, stepText } from './formats';
import { MoneyFigures } from './MoneyFigures';
import { PeopleFigures } from './PeopleFigures';
import { useDashboard } from './useDashboard';
import { addressOf, viewIn } from './view';

const nothingOffered = { countries: [], sources: [], sites: [] };

/** How the house does. What is shown stands in the address, so that it can be kept and the way back leads there. */
export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const view = viewIn(params);
  const { data, error, refetch, isPlaceholderData } = useDashboard(view);
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: 1_100 }}>
      <Title title={text.title} />
      <DashboardFilters view={view} offered={data ?? nothingOffered} onChange={(next) => setParams(addressOf(next))} />
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Waiting /> : null}
      {data && !error ? (
        <Earlier isEarlier={isPlaceholderData}>
          <Figures figures={data} />
        </Earlier>
      ) : null}
    </Stack>
  );
}

function Figures({ figures }: { readonly figures: DashboardAnswer }) {
  const steps = figures.steps.map((one) => ({
    key: one.from,
    short: stepText(figures.step, one.from),
    name: stepName(figures.step, one),
  }));
  return (
    <>
      <FiguresState {...figures} />
      {figures.until !== null && figures.people ? <PeopleFigures people={figures.people} steps={steps} /> : null}
      {figures.until === null ? null : <MoneyFigures money={figures.money} steps={steps} />}
    </>
  );
}
