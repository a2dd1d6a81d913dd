import type { DiscountCodeView, LeaveAnswer, LeaveBody, LeavingDiscountAnswer, UserAnswer, UserView } from '#contracts';
import { api, endSession } from '#kit';

export const pause = async (): Promise<UserView> => (await api.post<UserAnswer>('/api/account/pause', {})).user;
export const resume = async (): Promise<UserView> => (await api.post<UserAnswer>('/api/account/resume', {})).user;
export const deleteAccount = (body: LeaveBody): Promise<LeaveAnswer> => endSession(api.post<LeaveAnswer>('/api/account/delete', body));

/** What the site offers beside the deletion; null when it offers nothing. */
export const loadLeavingDiscount = async (): Promise<DiscountCodeView | null> =>
  (await api.post<LeavingDiscountAnswer>('/api/discountcode/leaving', {})).discount;
