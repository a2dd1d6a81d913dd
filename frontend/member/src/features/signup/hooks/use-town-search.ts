import { useEffect, useState } from 'react';
import type { TownsAnswer } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { listTowns } from '../api/list-towns';

const pauseMs = 200;
const nothing: TownsAnswer = { match: 'named', towns: [] };

export interface TownSearch extends TownsAnswer {
  readonly error: ApiError | null;
  /** The answer belongs to the text as it stands. */
  readonly settled: boolean;
}

/** The towns that what was typed may mean, a moment after the typing pauses. */
export function useTownSearch(country: string, text: string): TownSearch {
  const [answer, setAnswer] = useState<{ key: string; found: TownsAnswer; error: ApiError | null } | null>(null);
  const query = text.trim();
  const key = `${country} ${query}`;
  useEffect(() => {
    if (!query || !country) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      listTowns(country, query, controller.signal).then(
        (found) => setAnswer({ key, found, error: null }),
        (error: unknown) => {
          if (!controller.signal.aborted) setAnswer({ key, found: nothing, error: toApiError(error) });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [country, query, key]);
  const settled = query !== '' && answer?.key === key;
  // While the next answer is on its way, the last one stays: a list that blinks is hard to hit.
  return { ...((query && answer?.found) || nothing), error: answer?.error ?? null, settled };
}
