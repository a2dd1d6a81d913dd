import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import { listCap, type InputOf, type MandatePage, type MandatesAnswer, type MandatesQuery, type ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { MandateForms } from '#payments';
import { mayReadDirectDebits } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { MandatePages } from './mandate-pages.service.js';
import { MandatesOfficeRepository } from './mandates-office.repository.js';
import { toMandateRow } from './direct-debits-office.views.js';

/** What members authorised: each with the last four digits of its account, and the whole of it for a reason that the log keeps. */
@Injectable()
export class MandatesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly mandates: MandatesOfficeRepository,
    private readonly pages: MandatePages,
    private readonly forms: MandateForms,
  ) {}

  @OfficeList('mandates')
  list(actor: StaffActor, query: MandatesQuery): Promise<MandatesAnswer> {
    assertAllowed(mayReadDirectDebits(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.mandates.page(tx, query, viewerOf(actor));
      const found = await this.mandates.count(tx, query, viewerOf(actor));
      const { q, per_page: _, ...filters } = query;
      const facts = { ...filters, searched: q !== undefined };
      return {
        result: { rows: rows.map(toMandateRow), total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'mandates.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  open(actor: StaffActor, id: string): Promise<MandatePage> {
    assertAllowed(mayReadDirectDebits(actor.roles));
    return this.reads.one(actor, id, async (tx) => {
      const page = await this.pages.of(tx, id);
      return { result: page, entry: { act: 'mandate.opened', subject: { kind: 'mandate', id } } };
    });
  }

  /** Nothing changes but the log: each look stands there with its reason, or is not answered. */
  showAccount(actor: StaffActor, id: string, input: InputOf<'show_mandate_account'>): Promise<ResultOf<'show_mandate_account'>> {
    const work = async (tx: Tx) => {
      const form = await this.forms.open(tx, id);
      if (!form) throw new AppError('not_found');
      return { result: form, subjectId: id };
    };
    return this.commands.run('show_mandate_account', actor, input, work, id);
  }
}
