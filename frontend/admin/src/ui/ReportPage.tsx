import { Stack, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { AnswerState } from './AnswerState';

interface ReportPageProps<Report> {
  readonly title: string;
  readonly help: ReactNode;
  /** Which period, whose figures, and their file. */
  readonly controls: ReactNode;
  readonly report: Pick<UseQueryResult<Report>, 'data' | 'error' | 'refetch'>;
  readonly wide?: boolean;
  readonly children: (report: Report) => ReactNode;
}

/** Figures of a period: what is chosen above, what they mean, and the figures, waited for or failed. */
export function ReportPage<Report>({ title, help, controls, report, wide = false, children }: ReportPageProps<Report>) {
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: wide ? 1100 : 1000 }}>
      <Title title={title} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {controls}
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>{help}</Typography>
      <AnswerState answer={report} />
      {report.data && children(report.data)}
    </Stack>
  );
}
