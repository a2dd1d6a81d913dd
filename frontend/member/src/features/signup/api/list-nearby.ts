import { limits, type MemberCard, type SearchAnswer } from '#contracts';
import { api } from '#kit';

const wanted = limits.visitorResults;
const nearKm = 50;

const find = async (distance: number | undefined, signal?: AbortSignal): Promise<readonly MemberCard[]> =>
  (await api.get<SearchAnswer>('/api/members', { query: { limit: wanted, distance }, signal })).profiles;

/** The first members that the new one may like to meet: those nearby, and, where they are few, others of the country. */
export async function listNearby(signal?: AbortSignal): Promise<readonly MemberCard[]> {
  const near = await find(nearKm, signal);
  if (near.length >= wanted) return near;
  const known = new Set(near.map(({ id }) => id));
  const farther = (await find(undefined, signal)).filter(({ id }) => !known.has(id));
  return [...near, ...farther].slice(0, wanted);
}
