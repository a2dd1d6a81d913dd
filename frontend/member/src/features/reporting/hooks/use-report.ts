import { useMutation } from '@tanstack/react-query';
import type { ReportBody } from '#contracts';
import { sendReport } from '../api/send-report';

/** Sends a report. A repeat with the same key is the same report. */
export const useReport = () =>
  useMutation({
    mutationFn: ({ body, key }: { readonly body: ReportBody; readonly key: string }) => sendReport(body, key),
  });
