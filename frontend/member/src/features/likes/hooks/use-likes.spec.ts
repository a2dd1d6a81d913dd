import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { peopleKey } from '#member/shared/api/people';
import { reloadAfterMatch } from './use-likes';

describe('the lists of likes after a match has appeared', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are asked for again after half a second, those on the screen alone [#109]', async () => {
    const queries = new QueryClient();
    const asked = { likes: 0, members: 0 };
    const show = (list: keyof typeof asked) =>
      new QueryObserver(queries, {
        queryKey: [peopleKey, list],
        queryFn: () => ++asked[list],
        staleTime: Infinity,
      }).subscribe(() => undefined);
    const leave = [show('likes'), show('members')];
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual({ likes: 1, members: 1 });

    reloadAfterMatch(queries);
    await jest.advanceTimersByTimeAsync(499);
    expect(asked).toEqual({ likes: 1, members: 1 });
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual({ likes: 2, members: 1 });
    for (const stop of leave) stop();
    queries.clear();
  });
});
