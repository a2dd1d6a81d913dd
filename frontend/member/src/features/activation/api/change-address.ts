import type { ChangeAddressBody, DoneAnswer } from '#contracts';
import { api } from '#kit';

/** Puts a mistyped address right before it was ever confirmed; the mail goes out anew. */
export const changeAddress = (body: ChangeAddressBody): Promise<DoneAnswer> => api.put<DoneAnswer>('/api/activation/email', body);
