import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import { listCap, type DebitBlockRow, type DebitBlocksAnswer, type DebitBlocksQuery, type InputOf, type ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { DebitBlocks } from '#payments';
import { mayReadDirectDebits } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { DebitBlocksOfficeRepository } from './debit-blocks-office.repository.js';

/** Accounts, bank accounts and phones that pay no more by direct debit, until somebody of the staff lifts the block for a reason. */
@Injectable()
export class DebitBlocksOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: DebitBlocksOfficeRepository,
    private readonly blocks: DebitBlocks,
  ) {}

  @OfficeList('debit_blocks')
  list(actor: StaffActor, query: DebitBlocksQuery): Promise<DebitBlocksAnswer> {
    assertAllowed(mayReadDirectDebits(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, query, viewerOf(actor));
      const { q, per_page: _, ...filters } = query;
      const facts = { ...filters, searched: q !== undefined };
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'debit_blocks.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  /** Once: whoever comes second reads who lifted it, and the log has one entry. The member is told nothing; the way to pay is there again. */
  lift(actor: StaffActor, id: string, input: InputOf<'lift_debit_block'>): Promise<ResultOf<'lift_debit_block'>> {
    const work = async (tx: Tx) => {
      const isNew = await this.blocks.lift(tx, id, { by: actor.id, reason: input.reason });
      const block = await this.one(tx, id);
      const facts = { kind: block.kind, member: block.member.id, order: block.order_id };
      return { result: { block }, subjectId: id, facts, isRepeat: !isNew };
    };
    return this.commands.run('lift_debit_block', actor, input, work, id);
  }

  private async one(tx: Tx, id: string): Promise<DebitBlockRow> {
    const block = await this.office.find(tx, id);
    if (!block) throw new AppError('not_found');
    return block;
  }
}
