import { Injectable } from '@nestjs/common';
import { AppError, type ErrorCode } from '#contracts';
import { isVatNumber, type VatSchemeKind } from '#contracts-admin';
import type { Tx } from '#database';
import { CompaniesService } from '#site';
import { isTaken } from './dated.policy.js';
import { VatRatesService } from './vat-rates.service.js';
import { isWithdrawable, mayBegin, openSince } from './vat-schemes.policy.js';
import { VatSchemesRepository, type VatSchemeRow } from './vat-schemes.repository.js';

export interface VatSchemeWish {
  readonly companyId: string;
  /** The details of the company that were looked at. */
  readonly version: number;
  readonly country: string;
  readonly kind: VatSchemeKind;
  readonly number: string;
  readonly fromDay: string;
  readonly staffId: string;
  readonly reason: string;
}

/** How each company pays the VAT of each country, by the day. Returns and reports go by it; prices, orders and papers do not. */
@Injectable()
export class VatSchemesService {
  constructor(
    private readonly schemes: VatSchemesRepository,
    private readonly companies: CompaniesService,
    private readonly rates: VatRatesService,
  ) {}

  /** The oldest first. */
  ofCompany(tx: Tx, companyId: string): Promise<VatSchemeRow[]> {
    return this.schemes.ofCompany(tx, companyId);
  }

  /** Answers its id. Throws `not_found`, `settings_changed` when somebody else changed the company meanwhile, and `invalid_input` with what is wrong. */
  async set(tx: Tx, { version, staffId: madeBy, ...scheme }: VatSchemeWish): Promise<string> {
    const { companyId, country, fromDay } = scheme;
    const today = await this.rates.today(tx);
    // Asked before anybody has to wait: a company may have very many papers.
    const hasSold = fromDay < openSince(today) && (await this.schemes.hasSoldBefore(tx, companyId, country, openSince(today)));
    await this.companies.lock(tx, companyId, version);
    if (!(await this.rates.isKnown(tx, country))) throw wrong('country', 'not_found');
    if (!fits(scheme)) throw wrong('number', 'vat_number_invalid');
    const others = (await this.schemes.ofCompany(tx, companyId)).filter((one) => one.country === country && one.withdrawnAt === null);
    if (isTaken(others, country, fromDay)) throw wrong('from', 'vat_day_taken');
    if (!mayBegin(fromDay, others, hasSold, today)) throw wrong('from', 'vat_day_early');
    const id = await this.schemes.insert(tx, { ...scheme, madeBy });
    await this.companies.raiseVersion(tx, companyId);
    return id;
  }

  /**
   * One that begins later, or began in the quarter that runs: what was filed is not touched. `isNew` is false when it was so before; throws
   * `not_found`, also for one of an earlier quarter.
   */
  async withdraw(tx: Tx, id: string): Promise<{ readonly companyId: string; readonly isNew: boolean }> {
    const found = await this.schemes.find(tx, id);
    if (!found) throw new AppError('not_found');
    const { companyId } = found;
    await this.companies.lock(tx, companyId);
    const scheme = await this.schemes.find(tx, id);
    if (scheme?.withdrawnAt) return { companyId, isNew: false };
    if (!scheme || !isWithdrawable(scheme, await this.rates.today(tx))) throw new AppError('not_found');
    await this.schemes.withdraw(tx, id);
    await this.companies.raiseVersion(tx, companyId);
    return { companyId, isNew: true };
  }
}

/** A registration has a number of its country, the One-Stop-Shop one of any, and whoever pays no VAT has none. */
function fits({ kind, number, country }: Pick<VatSchemeWish, 'kind' | 'number' | 'country'>): boolean {
  if (kind === 'none') return number === '';
  return isVatNumber(number, kind === 'registered' ? country : undefined);
}

const wrong = (field: string, code: ErrorCode): AppError => new AppError('invalid_input', { fields: { [field]: code } });
