import type { MemberId } from '#contracts';
import type { World } from '#testing';
import { PreferencesService } from '../index.js';

/** The next Friday, ten in the morning in Utrecht. */
const friday = `(select (date_trunc('week', now() at time zone 'Europe/Amsterdam' + interval '3 days' - interval '10 hours') + interval '4 days 10 hours') at time zone 'Europe/Amsterdam' as friday) f`;

type SomeMember = { readonly id: MemberId };

/** So many days before the Friday in question, or as long as an interval of Postgres. */
export async function joinedBeforeFriday(world: World, { id }: SomeMember, before: number | string): Promise<void> {
  const interval = typeof before === 'number' ? `${before} days` : before;
  await world.rows(`update visibility.member_standing set joined_at = friday - $2::interval from ${friday} where member_id = $1`, [
    id,
    interval,
  ]);
  await world.rows(`select search.refresh_listings(array[$1::uuid])`, [id]);
}

/** Sets the clock to that Friday and a little further. */
export async function untilFriday(world: World, andThen = '1 minute'): Promise<void> {
  const [row] = await world.rows<{ ahead: string }>(`select (friday - now() + $1::interval)::text as ahead from ${friday}`, [andThen]);
  await world.clockAhead(row?.ahead ?? '');
}

/** Until the next Sunday, two in the morning in Utrecht. */
export async function secondsUntilSunday(world: World): Promise<number> {
  const [row] = await world.rows<{ seconds: number }>(
    `select ceil(extract(epoch from (date_trunc('week', now() at time zone 'Europe/Amsterdam' + interval '22 hours') + interval '6 days 2 hours')
       at time zone 'Europe/Amsterdam' - now()))::int as seconds`,
  );
  return row?.seconds ?? 0;
}

/** Quiet hours from an hour before now to an hour after, in the zone of the member. */
export async function quietNow(world: World, { id }: SomeMember): Promise<void> {
  const [hours] = await world.rows<{ from: string; until: string }>(
    `select to_char(public.app_now() at time zone zone - interval '1 hour', 'HH24:MI') as from,
            to_char(public.app_now() at time zone zone + interval '1 hour', 'HH24:MI') as until from profiles.profile where member_id = $1`,
    [id],
  );
  await world.get(PreferencesService).setQuietHours(id, hours ?? null);
}
