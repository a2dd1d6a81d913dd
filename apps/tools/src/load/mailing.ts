import type pg from 'pg';

/** One of so many came in the week that the weekly mail tells of. */
const ONE_IS_NEW_OF = 50;

/** It is Friday evening everywhere, and somebody is new: the weekly mail of new members is due. */
export async function makeFridayEvening(owner: pg.Pool): Promise<void> {
  await owner.query(`update public.app_clock set ahead = date_trunc('week', now()) + interval '11 days 20 hours' - now()`);
  const { rows } = await owner.query<{ id: string }>(
    `update visibility.member_standing set joined_at = now() + (select ahead from public.app_clock) - interval '2 days'
      where hashtext(member_id::text) % $1 = 0 and confirmed and not fictional returning member_id as id`,
    [ONE_IS_NEW_OF],
  );
  await owner.query(
    `update search.listing l set joined_on = (s.joined_at at time zone 'UTC')::date from visibility.member_standing s
      where s.member_id = l.member_id and l.member_id = any($1)`,
    [rows.map(({ id }) => id)],
  );
}

export async function endFridayEvening(owner: pg.Pool): Promise<void> {
  await owner.query(`update public.app_clock set ahead = interval '0'`);
}

/** Has the worker plan the weekly mail once more, and send it to everybody who wants it, as if it had not gone out. */
export async function beginMailing(owner: pg.Pool): Promise<void> {
  await owner.query(`delete from events.outbox where reaction = 'mail.mailing-range'`);
  await owner.query(`delete from notifications.mailing_range`);
  await owner.query(`delete from notifications.mail where kind = 'new-members'`);
  await owner.query(`update events.schedule set next_run_at = least(next_run_at, now()) where name = 'notifications.plan-mailings'`);
}

/** How many of them have gone out, and how long the oldest event of any kind waits, in seconds. */
export async function mailingProgress(
  owner: pg.Pool,
): Promise<{ readonly sent: number; readonly planned: number; readonly waits: number }> {
  const { rows } = await owner.query<{ sent: number; planned: number; waits: number }>(
    `select (select count(*) filter (where state = 'sent')::int from notifications.mail where kind = 'new-members') as sent,
            (select count(*)::int from notifications.mail where kind = 'new-members') as planned,
            (select coalesce(extract(epoch from max(now() - due)), 0)::float8 from events.outbox where due < now()) as waits`,
  );
  return rows[0] ?? { sent: 0, planned: 0, waits: 0 };
}
