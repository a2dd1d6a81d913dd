import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { MailRefusalEntity } from './mail-refusal.entity.js';
import { burstMinutes, type RefusalCounts } from './mail-refusals.policy.js';

const isRecent = `at > public.app_now() - make_interval(mins => ${burstMinutes})`;

@Injectable()
export class MailRefusalsRepository {
  /** Of two refusals at once the second counts the first. */
  async lock(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('notifications.mail_refusal', 0))`);
  }

  /** A mark that was set before the time of a burst is no part of one. */
  async note(tx: Tx, memberId: MemberId, domain: string): Promise<void> {
    await tx.query(
      `insert into notifications.mail_refusal as r (member_id, domain, at, marked) values ($1, $2, public.app_now(), false)
       on conflict (member_id) do update
          set domain = excluded.domain, at = excluded.at, marked = r.marked and r.domain = excluded.domain and r.${isRecent}`,
      [memberId, domain],
    );
  }

  async mark(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.repository(MailRefusalEntity).update({ memberId }, { marked: true });
  }

  async count(tx: Tx, domain: string): Promise<RefusalCounts> {
    const [row] = await tx.query<RefusalCounts>(
      `select count(*)::int as all, count(*) filter (where domain = $1)::int as domain from notifications.mail_refusal where ${isRecent}`,
      [domain],
    );
    return row ?? { all: 0, domain: 0 };
  }

  /** In all, and of the domain with the most. */
  async worst(tx: Tx): Promise<RefusalCounts> {
    const [row] = await tx.query<RefusalCounts>(
      `select coalesce(sum(refused), 0)::int as all, coalesce(max(refused), 0)::int as domain
         from (select count(*) as refused from notifications.mail_refusal where ${isRecent} group by domain) d`,
    );
    return row ?? { all: 0, domain: 0 };
  }

  /** Whose mails stopped because of a refusal of this time, and of this domain if one is given; from here on they count as not marked. */
  async takeMarked(tx: Tx, domain: string | null): Promise<MemberId[]> {
    const rows = await tx.query<{ memberId: MemberId }>(
      `with taken as (
         update notifications.mail_refusal set marked = false
          where marked and ${isRecent} and ($1::text is null or domain = $1) returning member_id)
       select member_id as "memberId" from taken`,
      [domain],
    );
    return rows.map(({ memberId }) => memberId);
  }

  async removeOld(tx: Tx): Promise<void> {
    await tx.query(`delete from notifications.mail_refusal where not ${isRecent}`);
  }
}
