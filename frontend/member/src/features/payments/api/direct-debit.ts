import type {
  DebitOtpBody,
  DebitRequestAnswer,
  DebitRequestBody,
  DebitRequestView,
  DirectDebitAnswer,
  DirectDebitView,
  MandateAnswer,
  MandateView,
} from '#contracts';
import { api } from '#kit';

const root = '/api/direct-debit';
const requestPath = (id: string) => `${root}/requests/${encodeURIComponent(id)}`;

export const getDirectDebit = async (signal?: AbortSignal): Promise<DirectDebitView> =>
  (await api.get<DirectDebitAnswer>(root, { signal })).direct_debit;

/** Has a code sent by SMS for one amount from one account. */
export const requestDebit = async (body: DebitRequestBody): Promise<DebitRequestView> =>
  (await api.post<DebitRequestAnswer>(`${root}/requests`, body)).request;

export const getDebitRequest = async (id: string, signal?: AbortSignal): Promise<DebitRequestView> =>
  (await api.get<DebitRequestAnswer>(requestPath(id), { signal })).request;

/** Has another code sent; the one before is over. */
export const resendCode = async (id: string): Promise<DebitRequestView> =>
  (await api.post<DebitRequestAnswer>(`${requestPath(id)}/codes`, {})).request;

export const verifyCode = async (id: string, body: DebitOtpBody): Promise<DebitRequestView> =>
  (await api.post<DebitRequestAnswer>(`${requestPath(id)}/verify`, body)).request;

export const revokeMandate = async (id: string): Promise<MandateView> =>
  (await api.post<MandateAnswer>(`${root}/mandates/${encodeURIComponent(id)}/revoke`, {}, { repeatable: true })).mandate;
