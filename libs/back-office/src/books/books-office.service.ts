import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, assertAllowed } from '#contracts';
import {
  unspentAges,
  type BookFileKind,
  type BooksAnswer,
  type BooksQuery,
  type ClosedMonth,
  type InputOf,
  type JournalQuery,
  type UnspentAnswer,
  type UnspentQuery,
} from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { BookClosings, BookFiles, Books, daysOfPeriod, monthsOf, type BookClosing } from '#payments';
import { CompaniesService } from '#site';
import { CompaniesOfficeRepository } from '../companies/index.js';
import { mayReadReports } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { currenciesOf, monthsIn, peopleIn, toClosing } from './books.views.js';

export interface OpenedFile {
  readonly name: string;
  readonly kind: BookFileKind;
  readonly stream: Readable;
}

const extensions = { journal: 'csv', auditfile: 'xaf' } as const satisfies Record<BookFileKind, string>;
const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** The books as finance reads them, takes them away and closes them. */
@Injectable()
export class BooksOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly audit: Audit,
    private readonly books: Books,
    private readonly closings: BookClosings,
    private readonly files: BookFiles,
    private readonly companies: CompaniesService,
    private readonly office: CompaniesOfficeRepository,
  ) {}

  open({ roles }: StaffActor, { period, company_id }: BooksQuery): Promise<BooksAnswer> {
    assertAllowed(mayReadReports(roles));
    return this.transactions.read(async (tx) => {
      const companies = await this.companies.all(tx);
      const company = company_id === undefined ? companies[0] : companies.find(({ id }) => id === company_id);
      if (!company && company_id !== undefined) throw new AppError('not_found');
      const countedUntil = await this.books.countedUntil(tx);
      const { from, to } = daysOfPeriod(period);
      const answer = { period, from, to, counted_until: countedUntil, companies };
      if (!company) return { ...answer, company: null, currencies: [], months: [], open_issues: 0 };
      const closings = await this.books.closingsOf(tx, company.id);
      return {
        ...answer,
        company,
        currencies: currenciesOf(await this.books.of(tx, company.id, period)),
        months: monthsIn({
          months: monthsOf(period),
          today: this.books.today(),
          countedUntil,
          firstMonth: await this.books.firstMonth(tx, company.id),
          closings,
          files: await this.files.ofClosings(tx, closings),
          names: await this.office.staffNames(tx, peopleIn(closings)),
        }),
        open_issues: await this.books.openIssues(tx, company.id),
      };
    });
  }

  unspent({ roles }: StaffActor, { day, company_id: companyId }: UnspentQuery): Promise<UnspentAnswer> {
    assertAllowed(mayReadReports(roles));
    return this.transactions.read(async (tx) => {
      await this.books.company(tx, companyId);
      const countedUntil = await this.books.countedUntil(tx);
      if (countedUntil === null || countedUntil < day) return { day, is_counted: false, currencies: [] };
      const sums = await this.books.unspent(tx, companyId, day);
      const currencies = [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
        const ages = unspentAges.map((age) => {
          const found = sums.find((one) => one.currency === currency && one.age === age);
          return { age, credits: found?.credits ?? 0, gross_minor: found?.grossMinor ?? 0, net_minor: found?.netMinor ?? 0 };
        });
        const all = { credits: sumOf(ages, 'credits'), gross_minor: sumOf(ages, 'gross_minor'), net_minor: sumOf(ages, 'net_minor') };
        return { currency, ages, ...all };
      });
      return { day, is_counted: true, currencies };
    });
  }

  /** As the books stand now, piece by piece. Whoever takes them away is written down first. */
  async export(actor: StaffActor, kind: BookFileKind, { period, company_id: companyId, currency }: JournalQuery): Promise<OpenedFile> {
    assertAllowed(mayReadReports(actor.roles));
    const company = await this.transactions.read((tx) => this.books.company(tx, companyId));
    const { text } = await this.books.file({ kind, company, period, currency, createdOn: this.books.today() });
    await this.audit.note({
      staffId: actor.id,
      act: 'books.exported',
      subject: { kind: 'company', id: companyId },
      facts: { kind, period, currency },
      ip: actor.ip,
    });
    return { name: `books-${period}-${currency}.${extensions[kind]}`, kind, stream: Readable.from(text, { objectMode: false }) };
  }

  /** A file of a closed month, byte for byte as it was written. */
  async takeFile({ id: staffId, roles, ip }: StaffActor, fileId: string): Promise<OpenedFile> {
    assertAllowed(mayReadReports(roles));
    const { file, closing } = await this.transactions.run(async (tx) => {
      const opened = await this.files.find(tx, fileId);
      const { companyId, month } = opened.closing;
      const facts = { file: fileId, month, sha256: opened.file.sha256 };
      await this.audit.record(tx, { staffId, act: 'books.file_taken', subject: { kind: 'company', id: companyId }, facts, ip });
      return opened;
    });
    return {
      name: `books-${closing.month}-${file.currency}-closed.${extensions[file.kind]}`,
      kind: file.kind,
      stream: this.files.read(fileId),
    };
  }

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
