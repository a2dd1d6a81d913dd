import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import { unspentAges, type BooksAnswer, type BooksQuery, type UnspentAnswer, type UnspentQuery } from '#contracts-admin';
import { Transactions } from '#database';
import { BookFiles, Books, daysOfPeriod, monthsOf } from '#payments';
import { CompaniesService } from '#site';
import { CompaniesOfficeRepository } from '../companies/index.js';
import { mayReadReports } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { currenciesOf, monthsIn, peopleIn } from './books.views.js';

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** The books as finance reads them. */
@Injectable()
export class BooksOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly books: Books,
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
}
