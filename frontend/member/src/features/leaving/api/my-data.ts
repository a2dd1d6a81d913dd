import type { ConsentKind, ExportTicketAnswer, ExportView, MyDataAnswer } from '#contracts';
import { api } from '#kit';

export const getMyData = (signal?: AbortSignal): Promise<MyDataAnswer> => api.get<MyDataAnswer>('/api/my-data', { signal });
export const withdrawConsent = (kind: ConsentKind): Promise<MyDataAnswer> => api.delete<MyDataAnswer>(`/api/my-data/consents/${kind}`);
export const requestExport = (): Promise<ExportView> => api.post<ExportView>('/api/my-data/export', {});
export const exportTicket = (password: string): Promise<ExportTicketAnswer> =>
  api.post<ExportTicketAnswer>('/api/my-data/export/ticket', { password });
