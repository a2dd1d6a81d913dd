import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CardAnswer, MemberCard, ProfileAnswer } from '#contracts';
import { api } from '#kit';
import { feedKey, type Feed } from './feed';

/** First part of the key of every cached answer that holds other members, so that one like changes each place where a face appears. */
export const peopleKey = 'people';

/** One other member, whole: asking is opening the profile, and its owner is told. Everything else takes `cardQuery`. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [peopleKey, 'one', id],
    queryFn: ({ signal }) => api.get<ProfileAnswer>(`/api/members/${encodeURIComponent(id)}`, { signal }).then(({ profile }) => profile),
  });

/** One other member's card, for a place that names them without opening the profile. */
export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: [peopleKey, 'card', id],
    queryFn: ({ signal }) => api.get<CardAnswer>(`/api/members/${encodeURIComponent(id)}/card`, { signal }).then(({ profile }) => profile),
  });

/** The same data without this member, in whichever list they stand; untouched parts keep their identity. */
export function withoutPerson<Data>(data: Data, id: string): Data {
  if (Array.isArray(data)) {
    const next = data
      .filter((entry: unknown) => !(isPlain(entry) && entry.id === id && 'liked' in entry))
      .map((entry: unknown) => withoutPerson(entry, id));
    return next.length !== data.length || next.some((entry, index) => entry !== data[index]) ? (next as Data) : data;
  }
  if (!isPlain(data)) return data;
  const entries = Object.entries(data).map(([key, value]) => [key, withoutPerson(value, id)] as const);
  return entries.some(([key, value]) => value !== data[key]) ? (Object.fromEntries(entries) as Data) : data;
}

/** The two may not see each other any more: what is remembered of this member goes, and an open page of theirs asks again. */
export function forgetPerson(queries: QueryClient, id: string): void {
  queries.setQueriesData<unknown>(
    { queryKey: [peopleKey], predicate: ({ queryKey }) => queryKey[1] !== 'one' && queryKey[1] !== 'card' },
    (data: unknown) => withoutPerson(data, id),
  );
  for (const { queryKey } of [personQuery(id), cardQuery(id)]) void queries.resetQueries({ queryKey });
  queries.setQueryData<Feed>(feedKey, (feed) => feed && { ...feed, chats: feed.chats.filter(({ profile }) => profile?.id !== id) });
  void queries.invalidateQueries({ queryKey: feedKey });
}

export type PersonChange = Partial<Pick<MemberCard, 'liked' | 'match'>>;

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same data with this member changed wherever they stand in it; untouched parts keep their identity. */
export function withPersonChanged<Data>(data: Data, id: string, change: Readonly<Record<string, unknown>>): Data {
  if (Array.isArray(data)) {
    const next = data.map((entry: unknown) => withPersonChanged(entry, id, change));
    return next.some((entry, index) => entry !== data[index]) ? (next as Data) : data;
  }
  if (!isPlain(data)) return data;
  const entries = Object.entries(data).map(([key, value]) => [key, withPersonChanged(value, id, change)] as const);
  const inside = entries.some(([key, value]) => value !== data[key]) ? Object.fromEntries(entries) : data;
  if (data.id !== id || !('liked' in data)) return inside as Data;
  const known = Object.entries(change).filter(([key, value]) => key in data && data[key] !== value);
  return (known.length > 0 ? { ...inside, ...Object.fromEntries(known) } : inside) as Data;
}

export function changePerson(queries: QueryClient, id: string, change: PersonChange & { readonly like_new?: boolean }): void {
  queries.setQueriesData<unknown>({ queryKey: [peopleKey] }, (data: unknown) => withPersonChanged(data, id, change));
}
