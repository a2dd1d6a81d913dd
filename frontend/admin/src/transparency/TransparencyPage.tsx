import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { firstYear, statementsPath, transparencyAnswer, type AdminResource } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { asChoices, Choice } from '../ui/Choice';
import { DownloadButton } from '../ui/DownloadButton';
import { ReportPage } from '../ui/ReportPage';
import { transparencyWords as text } from './words';
import { YearFigures } from './YearFigures';

/** This year first, and back to the first one. */
function yearsUntil(now: Date): number[] {
  const current = Math.max(now.getUTCFullYear(), firstYear);
  return Array.from({ length: current - firstYear + 1 }, (_, index) => current - index);
}

/** How the house decided in a year, and the file of it for the Commission's database. */
export function TransparencyPage() {
  const [years] = useState(() => yearsUntil(new Date()));
  const [year, setYear] = useState(years[0] ?? firstYear);
  const { permissions } = usePermissions<AdminResource[]>();
  const report = useQuery({
    queryKey: ['transparency', year],
    queryFn: ({ signal }) => readAnswer(officeApi.transparency(year, signal), transparencyAnswer),
    retry: false,
  });
  return (
    <ReportPage
      title={text.title}
      help={`${text.fileHelp} ${text.utc}`}
      report={report}
      controls={
        <>
          <Choice
            id="transparency-year"
            label={text.year}
            value={String(year)}
            choices={asChoices(years.map(String))}
            onChoose={(chosen) => setYear(Number(chosen))}
          />
          <DownloadButton href={`${statementsPath}?year=${year}`}>{text.file(year)}</DownloadButton>
        </>
      }
    >
      {(figures) => <YearFigures figures={figures} ownOnly={!permissions?.includes('staff_figures')} />}
    </ReportPage>
  );
}
