import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vatReportAnswer, vatReportFilePath } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { asChoices, Choice } from '../ui/Choice';
import { CompanyChoice } from '../ui/CompanyChoice';
import { DownloadButton } from '../ui/DownloadButton';
import { ReportPage } from '../ui/ReportPage';
import { quartersUntil } from './quarters';
import { VatFigures } from './VatFigures';
import { vatReportWords as text } from './words';

/** What a company declares of a quarter, and whether it agrees with the orders. */
export function VatReportPage() {
  const [quarters] = useState(() => quartersUntil(new Date()));
  const [quarter, setQuarter] = useState(quarters[0] ?? '');
  const [company, setCompany] = useState('');
  const query = { quarter, ...(company && { company_id: company }) };
  const report = useQuery({
    queryKey: ['vat-report', query],
    queryFn: ({ signal }) => readAnswer(officeApi.vatReport(query, signal), vatReportAnswer),
    retry: false,
  });
  const { data } = report;
  const file = new URLSearchParams(data?.company ? { quarter, company_id: data.company.id } : query);
  return (
    <ReportPage
      title={text.title}
      help={text.help}
      report={report}
      controls={
        <>
          <Choice id="vat-quarter" label={text.quarter} value={quarter} choices={asChoices(quarters)} onChoose={setQuarter} />
          {data && <CompanyChoice id="vat-company" label={text.company} report={data} onChoose={setCompany} />}
          <DownloadButton href={`${vatReportFilePath}?${file.toString()}`}>{text.file}</DownloadButton>
        </>
      }
    >
      {(figures) => <VatFigures report={figures} />}
    </ReportPage>
  );
}
