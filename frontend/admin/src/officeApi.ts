import {
  askProviderPath,
  builtInTextPath,
  dashboardPath,
  giftPicturesPath,
  officeSitesPath,
  previewPath,
  setUpPaths,
  signInPaths,
  staffSafetyPath,
  queuesOverviewPath,
  receiversPath,
  scamWordsPath,
  signalsPath,
  textPreviewPath,
  transparencyPath,
  vatReportPath,
  booksPath,
  payoutPath,
  payoutsPath,
  type PayoutsQuery,
  type BooksQuery,
  unspentPath,
  type UnspentQuery,
  type VatReportQuery,
  tryScamWordPath,
  trySignalPath,
  waitingPath,
  type AdminPhotoVariant,
  type AuditStaffAnswer,
  type BuiltInTextQuery,
  type DashboardQuery,
  type ConfirmDeviceBody,
  type DeviceAnswer,
  type NewDeviceAnswer,
  type PreviewBody,
  type ReceiversQuery,
  type RecoveryCodesAnswer,
  type StaffAnswer,
  type StaffLoginBody,
  type SignInCodeBody,
  type SignInOffer,
  type SignInStarted,
  type SetUpFinishBody,
  type SetUpStartBody,
  type StatementPreview,
  type StatementPreviewQuery,
  type StartDeviceBody,
  type TextPreviewBody,
  type TryScamWordBody,
  type TrySignalBody,
  type WaitingAnswer,
} from '#contracts-admin';
import { api, call } from '#kit';

/** A picture may come over a slow line. */
const uploadTimeoutMs = 120_000;

let lastCall = Date.now();

/** When the server last heard from us because somebody did something: from then on it counts the idle time. */
export const lastCallAt = (): number => lastCall;

/** Remembers that the server heard from us. */
export async function counted<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const result = await answer;
  lastCall = Date.now();
  return result;
}

/** As it travels in the address. */
export type PayoutPageQuery = { readonly after?: string; readonly differing?: boolean };

/** What is no resource and no command: the own session and device. */
export const officeApi = {
  login: (body: StaffLoginBody) => counted(api.post<StaffAnswer>('/api/admin/login', body)),
  logout: () => api.post('/api/admin/logout'),
  me: () => counted(api.get<StaffAnswer>('/api/admin/me')),
  device: () => counted(api.get<DeviceAnswer>('/api/admin/device')),
  startDevice: (body: StartDeviceBody) => counted(api.post<NewDeviceAnswer>('/api/admin/device', body)),
  confirmDevice: (body: ConfirmDeviceBody) => counted(api.post<RecoveryCodesAnswer>('/api/admin/device/confirm', body)),
  /** The page asks by itself: the server does not take it for a sign of somebody. */
  queuesOverview: (signal: AbortSignal) => call('GET', queuesOverviewPath, { signal, tries: 1 }),
  /** The first page asks by itself as well. */
  waiting: (signal: AbortSignal) => call<WaitingAnswer>('GET', waitingPath, { signal, tries: 1 }),
  /** What the member would read about a decision. */
  statement: (caseId: string, query: StatementPreviewQuery, signal: AbortSignal) =>
    counted(call<StatementPreview>('GET', `/api/admin/cases/${caseId}/statement`, { query, signal })),
  vatReport: (query: VatReportQuery, signal: AbortSignal) => counted(call('GET', vatReportPath, { query, signal })),
  books: (query: BooksQuery, signal: AbortSignal) => counted(call('GET', booksPath, { query, signal })),
  payouts: (query: PayoutsQuery, signal: AbortSignal) => counted(call('GET', payoutsPath, { query, signal })),
  /** It stands in the audit log, so it is asked for once and never again by itself. */
  payout: (id: string, query: PayoutPageQuery, signal: AbortSignal) =>
    counted(call('GET', payoutPath.replace(':id', id), { query, signal, tries: 1 })),
  unspent: (query: UnspentQuery, signal: AbortSignal) => counted(call('GET', unspentPath, { query, signal })),
  dashboard: (query: DashboardQuery, signal: AbortSignal) => counted(call('GET', dashboardPath, { query, signal })),
  transparency: (year: number, signal: AbortSignal) => counted(call('GET', transparencyPath, { query: { year }, signal })),
  scamWords: (signal: AbortSignal) => counted(call('GET', scamWordsPath, { signal })),
  /** Changes nothing, so that it may be asked again. */
  tryScamWord: (body: TryScamWordBody) => counted(call('POST', tryScamWordPath, { body })),
  signals: (signal: AbortSignal) => counted(call('GET', signalsPath, { signal })),
  /** Changes nothing, so that it may be asked again. */
  trySignal: (body: TrySignalBody) => counted(call('POST', trySignalPath, { body })),
  /** Opens a selfie: it stands in the audit log, so it is asked for once and never again by itself. */
  openSelfie: (verificationId: string, signal: AbortSignal) =>
    counted(call<Blob>('POST', `/api/admin/verifications/${verificationId}/selfie`, { signal, asFile: true, tries: 1 })),
  /** It stands in the audit log, so it is asked for once and never again by itself. */
  askProvider: (orderId: string) => counted(call('POST', askProviderPath.replace(':id', orderId), { tries: 1 })),
  receivers: (query: ReceiversQuery) => counted(call('GET', receiversPath, { query })),
  /** Changes nothing, so that it may be asked again. */
  previewAnnouncement: (body: PreviewBody) => counted(call('POST', previewPath, { body })),
  builtInText: (query: BuiltInTextQuery, signal: AbortSignal) => counted(call('GET', builtInTextPath, { query, signal })),
  /** Changes nothing, so that it may be asked again. */
  previewText: (body: TextPreviewBody) => counted(call('POST', textPreviewPath, { body })),
  /** The server looks at it at once; it belongs to nothing until a command says so. */
  giftPicture: (file: File) => {
    const form = new FormData();
    form.append('photo', file);
    return counted(api.post(giftPicturesPath, form, { timeoutMs: uploadTimeoutMs }));
  },
  sites: () => counted(call('GET', officeSitesPath)),
  /** The page asks by itself: the server does not take it for a sign of somebody. */
  staffSafety: (signal: AbortSignal) => call('GET', staffSafetyPath, { signal, tries: 1 }),
  /** Whose link it is. Changes nothing. */
  lookAtSetUp: (token: string) => call('POST', setUpPaths.look, { body: { token } }),
  startSetUp: (body: SetUpStartBody) => api.post<NewDeviceAnswer>(setUpPaths.start, body),
  finishSetUp: (body: SetUpFinishBody) => api.post<RecoveryCodesAnswer>(setUpPaths.finish, body),
  /** What the sign-in service is called, if there is one. */
  signInOffer: (signal: AbortSignal) => call<SignInOffer>('GET', signInPaths.offer, { signal }),
  /** Where the browser goes to sign in. */
  startSignIn: () => call<SignInStarted>('POST', signInPaths.start, { tries: 1 }),
  enterSignInCode: (body: SignInCodeBody) => api.post(signInPaths.code, body),
  /** The people whom the audit log can be narrowed to. */
  auditStaff: () => counted(api.get<AuditStaffAnswer>('/api/admin/audit/staff')),
};

export const casePhotoUrl = (caseId: string, photoId: string): string => `/api/admin/cases/${caseId}/photos/${photoId}`;
export const photoUrl = (id: string, variant: AdminPhotoVariant): string => `/api/admin/photos/${id}/${variant}`;
