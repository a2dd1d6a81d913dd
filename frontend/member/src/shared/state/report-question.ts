import type { ChatId, MemberId, PhotoId } from '#contracts';
import { createQuestion } from './question';

/** What the member wants to report, asked about in the one dialog that `features/reporting` shows. */
export interface ReportQuestion {
  readonly id: MemberId;
  readonly name: string;
  /** Then the question says so. */
  readonly fictional: boolean;
  /** The conversation in which it happened. */
  readonly chat?: ChatId;
  /** One message of it, with its words as they stand on the screen. */
  readonly message?: { readonly seq: number; readonly text: string };
  readonly photo?: PhotoId;
  /** Where to go afterwards, when the screen is about this person alone. */
  readonly leaveTo?: string;
}

export const [askToReport, useReportQuestion] = createQuestion<ReportQuestion>();
