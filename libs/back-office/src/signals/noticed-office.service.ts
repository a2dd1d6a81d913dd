import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import { listCap, type NoticedAnswer, type NoticedQuery, type NoticedRow } from '#contracts-admin';
import { MemberSignals, type FoundSignal, type NoticedMember } from '#moderation';
import { mayReadResource } from '../rights.policy.js';
import { NoticedOfficeRepository, type NamedMember } from './noticed-office.repository.js';
import { OfficeList } from '../office-list.decorator.js';
import { toSignal } from './signals.views.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

const SHOWN = 5;

/** The members of whom something was noticed that counts, and what: where moderators look before anybody reports. */
@Injectable()
export class NoticedOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly signals: MemberSignals,
    private readonly office: NoticedOfficeRepository,
  ) {}

  @OfficeList('noticed')
  async list(actor: StaffActor, { page, per_page, sort, order, ...filter }: NoticedQuery): Promise<NoticedAnswer> {
    assertAllowed(mayReadResource(actor.roles, 'noticed'));
    const kind = filter.kind ?? null;
    return this.reads.run(actor, async (tx) => {
      const members = await this.signals.noticed(tx, { kind, sort, order }, (page - 1) * per_page, per_page);
      const found = await this.signals.countNoticed(tx, kind, listCap + 1);
      const ids = members.map((member) => member.id);
      const [named, signals] = [await this.office.named(tx, ids), await this.signals.ofEach(tx, ids)];
      const rows = members.flatMap((member) => toRow(member, named.get(member.id), signals.get(member.id) ?? []));
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'noticed.listed', subject: { kind: 'list' }, facts: { ...filter, sort, page } },
      };
    });
  }
}

/** Whoever was erased at this moment has no row. */
function toRow(
  { id, weight, firstAt, lastAt, caseId }: NoticedMember,
  named: NamedMember | undefined,
  signals: FoundSignal[],
): NoticedRow[] {
  if (!named) return [];
  const { name, status, fictional, signed_up } = named;
  return [
    {
      id,
      name,
      status,
      fictional,
      signed_up: signed_up.toISOString(),
      weight,
      first_at: firstAt.toISOString(),
      last_at: lastAt.toISOString(),
      signals: signals.slice(0, SHOWN).map(toSignal),
      more: Math.max(signals.length - SHOWN, 0),
      case_id: caseId,
    },
  ];
}
