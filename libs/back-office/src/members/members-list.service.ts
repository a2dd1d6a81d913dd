import { Injectable } from '@nestjs/common';
import { assertAllowed, readEmail } from '#contracts';
import { listCap, mayUse, type MembersAnswer, type MembersQuery } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { MembersListRepository, type MemberListRow, type TextMatch } from './members-list.repository.js';
import { filtersIn, mayList } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

@Injectable()
export class MembersListService {
  constructor(
    private readonly reads: StaffReads,
    private readonly transactions: Transactions,
    private readonly members: MembersListRepository,
  ) {}

  /** A page of the list. The log keeps which filters were used, not their values: those are personal data. */
  @OfficeList('members')
  listMembers(actor: StaffActor, query: MembersQuery): Promise<MembersAnswer> {
    assertAllowed(mayList(actor.roles, query));
    return this.reads.run(actor, async (tx) => {
      const text = query.q === undefined ? {} : await this.textMatch(tx, query.q);
      const rows = await this.members.page(tx, query, text, viewerOf(actor));
      const found = await this.members.count(tx, query, text, viewerOf(actor));
      const seesMoney = mayUse(actor.roles, 'member_money');
      return {
        result: { rows: rows.map((row) => toMemberRow(row, seesMoney)), total: Math.min(found, listCap), more: found > listCap },
        entry: {
          act: 'members.listed',
          subject: { kind: 'list' },
          facts: { filters: filtersIn(query), sort: query.sort, page: query.page },
        },
      };
    });
  }

  /** The countries that members can be from. */
  countries(): Promise<string[]> {
    return this.transactions.read((tx) => this.members.countries(tx));
  }

  private async textMatch(tx: Tx, q: string): Promise<TextMatch> {
    if (uuid.test(q)) return { id: q.toLowerCase() };
    const address = `${(readEmail(q) ?? q.toLowerCase()).replace(/[\\%_]/g, '\\$&')}%`;
    const typed = { address, name: q };
    return { typed, many: await this.members.isFrequent(tx, typed) };
  }
}

function toMemberRow(row: MemberListRow, seesMoney: boolean): MembersAnswer['rows'][number] {
  return {
    ...row,
    paid: seesMoney ? row.paid : null,
    signed_up: row.signed_up.toISOString(),
    last_active: row.last_active.toISOString(),
  };
}
