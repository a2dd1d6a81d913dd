import { queryOptions } from '@tanstack/react-query';
import { verificationConsentVersion, type VerificationAnswer } from '#contracts';
import { api } from '#kit';
import { upload } from './upload';

const path = '/api/verification';
export const verificationKey = ['verification'] as const;
const waitingMs = 20_000;

/** While a moderator has not decided it is asked for now and then: the hint may be lost. */
export const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: ({ signal }) => api.get<VerificationAnswer>(path, { signal }),
  refetchInterval: ({ state }) => (state.data?.verification.state === 'waiting' ? waitingMs : false),
});

export const beginVerification = () => api.post<VerificationAnswer>(path);
export const withdrawVerification = () => api.delete<VerificationAnswer>(path);
/** Only called when the member has ticked the box. */
export const sendSelfie = (photo: File) =>
  upload<VerificationAnswer>(`${path}/selfie`, { consent: String(verificationConsentVersion), photo });
