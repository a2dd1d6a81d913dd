import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { MemberPage } from '#contracts-admin';
import type { Tx } from '#database';
import { LedgerReader, type PricedLine } from '#payments';
import { MemberPageRepository, type SentRow, type StandingRow } from './member-page.repository.js';
import { toLedgerLine } from './member-page.views.js';
import type { Viewer } from '../staff-actor.js';

const LEDGER_LINES = 100;

/** The credits of a member, and line by line what they came from and went to. */
@Injectable()
export class MemberMoney {
  constructor(
    private readonly members: MemberPageRepository,
    private readonly ledger: LedgerReader,
  ) {}

  async shown(tx: Tx, id: string, { paid }: StandingRow, viewer: Viewer): Promise<NonNullable<MemberPage['money']>> {
    const credits = await this.members.balance(tx, id);
    const lines = await this.ledger.newest(tx, id as MemberId, LEDGER_LINES + 1);
    const shown = lines.slice(0, LEDGER_LINES);
    const sent = await this.sentFor(tx, id, shown, viewer);
    return { paid, credits, ledger: shown.map((line) => toLedgerLine(line, sent.get(line.ref))), more: lines.length > LEDGER_LINES };
  }

  /** By the ref of the line. */
  private async sentFor(tx: Tx, id: string, lines: readonly PricedLine[], viewer: Viewer): Promise<ReadonlyMap<string, SentRow>> {
    const [newest, oldest] = [lines[0], lines.at(-1)];
    if (!newest || !oldest) return new Map();
    const ids = lines.filter(({ orderId }) => orderId === null).map(({ ref }) => ref);
    // A line and its message have the same moment.
    const rows = await this.members.sent(tx, id, { ids, from: oldest.at, to: newest.at }, viewer);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
