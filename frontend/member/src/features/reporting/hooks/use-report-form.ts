import { useState, type SubmitEvent } from 'react';
import { reportReasons, type ReportReason } from '#contracts';
import type { ReportQuestion } from '#member/shared/state/report-question';
import { textOf } from '#member/ui/use-form';
import { useReport } from './use-report';

/** What is reported and why. Without a reason nothing is sent, and the first choice has the focus. */
export function useReportForm({ id, chat, message, photo }: ReportQuestion) {
  const report = useReport();
  // A repeat after a lost answer is the same report.
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [missing, setMissing] = useState(false);
  const choose = (value: string) => {
    setReason(reportReasons.find((known) => known === value) ?? null);
    setMissing(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!reason) {
      setMissing(true);
      event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
      return;
    }
    const words = textOf(new FormData(event.currentTarget), 'words');
    report.mutate({
      key,
      body: {
        profile: id,
        reason,
        ...(words && { words }),
        ...(chat && { chat }),
        ...(message && { seq: message.seq }),
        ...(photo && { photo }),
      },
    });
  };
  return { report, reason, choose, missing, submit };
}
