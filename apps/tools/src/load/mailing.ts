import type pg from 'pg';

/** It is Friday evening everywhere: the weekly mail of new members is due. */
export async function makeFridayEvening(owner: pg.Pool): Promise<void> {
  await owner.query(`update public.app_clock set ahead = date_trunc('week', now()) + interval '11 days 20 hours' - now()`);
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
