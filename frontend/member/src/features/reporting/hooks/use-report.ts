import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportBody } from '#contracts';
import { forgetPerson } from '../../../session/people';
import { sendReport } from '../api/send-report';

/** Sends a report; who is blocked with it leaves everything that this window shows. */
export function useReport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { readonly body: ReportBody; readonly key: string }) => sendReport(body, key),
    onSuccess: ({ blocked }, { body }) => {
      if (blocked) forgetPerson(queries, body.profile);
    },
  });
}
