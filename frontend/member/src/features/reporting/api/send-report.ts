import type { ReportAnswer, ReportBody } from '#contracts';
import { api } from '#kit';

export const sendReport = (body: ReportBody, idempotencyKey: string): Promise<ReportAnswer> =>
  api.post<ReportAnswer>('/api/reports', body, { idempotencyKey });
