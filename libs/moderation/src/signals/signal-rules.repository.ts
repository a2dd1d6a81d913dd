import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { SignalRuleEntity } from './signal-rule.entity.js';
import type { FoundSignal } from './member-signals.repository.js';

export type RuleCount = { readonly signal: FoundSignal['kind']; readonly members: number; readonly confirmed: number };
export type Hit = { readonly id: string; readonly name: string | null; readonly confirmed: boolean };

/** Of the member `m.id`: a decision with a measure that was not overturned. */
const isConfirmed = `exists (select from moderation.decision d
  where d.member_id = m.id and d.measure <> 'none' and d.state in ('in_force', 'ended'))`;

@Injectable()
export class SignalRulesRepository {
  async chosen(tx: Tx): Promise<Map<string, number>> {
    return new Map((await tx.repository(SignalRuleEntity).find()).map(({ id, threshold }) => [id, threshold]));
  }

  async choose(tx: Tx, id: string, threshold: number): Promise<void> {
    await tx.repository(SignalRuleEntity).upsert({ id, threshold }, ['id']);
  }

  /** Of how many members each kind was noticed in so many days, and how many of them moderators decided against. */
  counts(tx: Tx, days: number): Promise<RuleCount[]> {
    return tx.query<RuleCount>(
      `select m.signal, count(*)::int as members, (count(*) filter (where ${isConfirmed}))::int as confirmed
         from (select distinct s.kind as signal, s.member_id as id from moderation.member_signal s
                where s.at > public.app_now() - make_interval(days => $1)
               union
               select s.kind, s.sender_id from moderation.signal s where s.at > public.app_now() - make_interval(days => $1)) m
        group by m.signal`,
      [days],
    );
  }

  /** The photos of so many days, the newest first and so many at most, of whose members one is as near to a rejected one. */
  async photosNear(tx: Tx, bits: number, days: number, limit: number): Promise<{ members: string[]; looked: number }> {
    const [row] = await tx.query<{ members: string[]; looked: number }>(
      `with those as materialized (
         select p.id, p.member_id, p.look from media.photo p
          where p.id >= ${idSince('$2')} and p.look is not null order by p.id desc limit $3)
       select (select count(*)::int from those) as looked,
              array(select distinct t.member_id from those t
                     where exists (select from moderation.rejected_look l
                                    where l.photo_id is distinct from t.id and bit_count(l.look # t.look) <= $1)) as members`,
      [bits, days, limit],
    );
    return row ?? { members: [], looked: 0 };
  }

  async hits(tx: Tx, members: readonly string[], limit: number): Promise<{ rows: Hit[]; confirmed: number }> {
    const rows = await tx.query<Hit>(
      `select m.id, p.name, ${isConfirmed} as confirmed from unnest($1::uuid[]) as m (id)
         left join profiles.profile p on p.member_id = m.id order by confirmed desc, p.name, m.id`,
      [members],
    );
    return { rows: rows.slice(0, limit), confirmed: rows.filter(({ confirmed }) => confirmed).length };
  }
}

/** The smallest id of its day: ids begin with the time, and the index knows them. */
function idSince(days: string): string {
  return `(lpad(to_hex((extract(epoch from public.app_now() - make_interval(days => ${days})) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
}
