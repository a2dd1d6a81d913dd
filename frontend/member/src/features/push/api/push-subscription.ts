import type { DoneAnswer, PushSubscriptionBody } from '#contracts';
import { api } from '#kit';

/** Null: this browser takes no pushes for the member any more. */
export const tellSubscription = (subscription: PushSubscription | null): Promise<DoneAnswer> =>
  api.post<DoneAnswer>('/api/user', { subscription: subscription?.toJSON() ?? null } as PushSubscriptionBody, {
    query: { push: 1 },
    repeatable: true,
  });
