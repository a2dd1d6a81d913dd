import type { DoneAnswer } from '#contracts';
import { api } from '#kit';

/** Null: this browser takes no pushes for the member any more. */
export const tellSubscription = (subscription: PushSubscription | null): Promise<DoneAnswer> =>
  api.post<DoneAnswer>(
    '/api/user',
    { subscription: subscription?.toJSON() ?? null },
    {
      query: { push: 1 },
      repeatable: true,
    },
  );
