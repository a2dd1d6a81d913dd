import { Injectable } from '@nestjs/common';
import type { StatusPart } from '#contracts';
import type { Tx } from '#database';
import { HISTORY_DAYS, type PartDay } from './days.policy.js';
import type { PartStates } from './parts.policy.js';

/** How every part was in a minute. */
export type Minute = { readonly at: Date; readonly states: PartStates };

const zone = 'Europe/Amsterdam';

@Injectable()
export class StatusRepository {
  /** Moves the clock to this minute and answers to which it stood; undefined when another process has counted the minute, or a later one. */
  async advance(tx: Tx, at: Date): Promise<{ readonly before: Date | null } | undefined> {
    const [moved] = await tx.query<{ before: Date | null }>(
      `insert into operations.status_clock as c (counted_to) values (date_trunc('minute', $1::timestamptz))
       on conflict (only_one) do update set counted_to = excluded.counted_to where c.counted_to < excluded.counted_to
       returning old.counted_to as before`,
      [at],
    );
    return moved;
  }

  /** Adds a minute to the day of each part. */
  async addMinute(tx: Tx, { at, states }: Minute): Promise<void> {
    const entries = Object.entries(states);
    await tx.query(
      `insert into operations.status_day as d (day, part, seen, slow, down)
       select ($1::timestamptz at time zone $4)::date, p.part, 1, (p.state = 'slow')::int, (p.state = 'down')::int
         from unnest($2::text[], $3::text[]) as p (part, state)
       on conflict (day, part) do update
         set seen = d.seen + 1, slow = d.slow + excluded.slow, down = d.down + excluded.down`,
      [at, entries.map(([part]) => part), entries.map(([, state]) => state), zone],
    );
  }

  /** Adds the minutes between two, in which no process was there to look: nothing worked. */
  async addGap(tx: Tx, after: Date, before: Date, parts: readonly StatusPart[]): Promise<void> {
    await tx.query(
      `insert into operations.status_day as d (day, part, seen, slow, down)
       select g.day, p.part, g.minutes, 0, g.minutes
         from (select (m at time zone $5)::date as day, count(*)::int as minutes
                 from generate_series(greatest(date_trunc('minute', $1::timestamptz) + interval '1 minute', $2::timestamptz - make_interval(days => $4)),
                                      date_trunc('minute', $2::timestamptz) - interval '1 minute', interval '1 minute') m
                group by 1) g
        cross join unnest($3::text[]) as p (part)
       on conflict (day, part) do update set seen = d.seen + excluded.seen, down = d.down + excluded.down`,
      [after, before, parts, HISTORY_DAYS, zone],
    );
  }

  /** The day of a moment, and what was counted of it and of those before it. */
  async history(tx: Tx, at: Date): Promise<{ readonly today: string; readonly days: PartDay[] }> {
    const [row] = await tx.query<{ today: string }>(`select ($1::timestamptz at time zone $2)::date::text as today`, [at, zone]);
    const today = row?.today ?? '';
    const days = await tx.query<PartDay>(
      `select day::text as day, part, seen, slow, down from operations.status_day where day > $1::date - $2::int order by day`,
      [today, HISTORY_DAYS],
    );
    return { today, days };
  }

  /** Forgets days that the page shows no longer. */
  async forgetOld(tx: Tx, at: Date): Promise<void> {
    await tx.query(`delete from operations.status_day where day <= ($1::timestamptz at time zone $3)::date - $2::int`, [
      at,
      HISTORY_DAYS,
      zone,
    ]);
  }
}
