import { Injectable } from '@nestjs/common';
import type { ClosedMonth, InputOf } from '#contracts-admin';
import type { Tx } from '#database';
import { BookClosings, BookFiles, type BookClosing } from '#payments';
import { CompaniesOfficeRepository } from '../companies/index.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { peopleIn, toClosing } from './books.views.js';

/** Months of the books, closed by finance and opened again by the owner. */
@Injectable()
export class BookClosingsOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly closings: BookClosings,
    private readonly files: BookFiles,
    private readonly office: CompaniesOfficeRepository,
  ) {}

  close(actor: StaffActor, input: InputOf<'close_month'>): Promise<ClosedMonth> {
    const { company_id: companyId, month, open_issues: openIssues } = input;
    return this.commands.run('close_month', actor, input, async (tx) => {
      const closing = await this.closings.close(tx, { companyId, month, openIssues, staffId: actor.id });
      const { keepUntil } = closing;
      return { ...(await this.done(tx, closing)), facts: { month, closing: closing.id, open_issues: openIssues, keep_until: keepUntil } };
    });
  }

  reopen(actor: StaffActor, id: string, input: InputOf<'reopen_month'>): Promise<ClosedMonth> {
    return this.commands.run('reopen_month', actor, input, async (tx) => {
      const { closing, isNew } = await this.closings.reopen(tx, id, actor.id, input.reason);
      return { ...(await this.done(tx, closing)), facts: { month: closing.month, closing: id }, isRepeat: !isNew };
    });
  }

  private async done(tx: Tx, closing: BookClosing) {
    const names = await this.office.staffNames(tx, peopleIn([closing]));
    return { result: { closing: toClosing(closing, await this.files.ofClosings(tx, [closing]), names) }, subjectId: closing.companyId };
  }
}
