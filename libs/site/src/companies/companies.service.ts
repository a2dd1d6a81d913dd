import { Injectable } from '@nestjs/common';
import { AppError, type ErrorCode } from '#contracts';
import type { CompanyDetails } from '#contracts-admin';
import { CompaniesRepository, type Asker, type KnownCompany, type ListedCompany } from './companies.repository.js';
import { detailDifferences, type DetailDifferences } from './companies.policy.js';

/** What the tools name; the rest stays as the back office set it. */
type NamedDetails = Omit<CompanyDetails, 'creditor_id' | 'delete_discount'>;

export interface Reach {
  readonly phone: string;
  readonly email: string;
}

/**
 * Who runs the sites. A company is made and changed, never deleted, and every site has one. Orders and papers keep what they were made with: whatever is
 * changed here holds for what comes.
 */
@Injectable()
export class CompaniesService {
  constructor(private readonly companies: CompaniesRepository) {}

  /** Throws `not_found`. */
  async find(tx: Asker, id: string): Promise<KnownCompany> {
    const company = await this.companies.find(tx, id);
    if (!company) throw new AppError('not_found');
    return company;
  }

  /** All of them, by name. */
  all(tx: Asker): Promise<ListedCompany[]> {
    return this.companies.all(tx);
  }

  /** Answers its id. Throws `invalid_input` when there is one with its number already: none can be deleted, so that none is made twice. */
  async make(tx: Asker, details: CompanyDetails): Promise<string> {
    await this.assertNew(tx, details);
    return this.companies.insert(tx, details);
  }

  /**
   * Throws `not_found`, `settings_changed` when somebody else wrote meanwhile, and `invalid_input` when another company has its new number. Nothing
   * differs: it was so already, and the version stays.
   */
  async change(tx: Asker, id: string, version: number, details: CompanyDetails): Promise<DetailDifferences> {
    return this.write(tx, await this.lock(tx, id, version), details);
  }

  /** As it stands, held until the transaction ends; throws `not_found`, and `settings_changed` when it is no longer the version that was looked at. */
  async lock(tx: Asker, id: string, version?: number): Promise<KnownCompany> {
    const found = await this.companies.lock(tx, id);
    if (!found) throw new AppError('not_found');
    if (version !== undefined && found.version !== version) throw new AppError('settings_changed');
    return found;
  }

  /** What hangs on a company has changed. */
  raiseVersion(tx: Asker, id: string): Promise<void> {
    return this.companies.raiseVersion(tx, id);
  }

  /**
   * From now on the site is this company's. `from`: whose it was when somebody looked; throws `settings_changed` when it is another one's by now. False
   * when it was this company's already.
   */
  async giveSite(tx: Asker, { companyId, siteId, from }: { companyId: string; siteId: string; from: string }): Promise<boolean> {
    const owner = await this.companies.lockSite(tx, siteId);
    if (owner === undefined) throw new AppError('not_found');
    await this.find(tx, companyId);
    if (owner === companyId) return false;
    if (owner !== from) throw new AppError('settings_changed');
    await this.companies.giveSite(tx, siteId, companyId);
    return true;
  }

  /**
   * Writes who runs a site, and how that is reached: the default one with all sites of the same company, or that of a `host`, which gets a company of its
   * own where others share it. False when no site has the host; throws `invalid_input` when another company has the number.
   */
  async name(tx: Asker, details: NamedDetails, { phone, email }: Reach, host: string | null): Promise<boolean> {
    const target = await this.companies.target(tx, host);
    if (!target) return false;
    const isOwn = host === null || !target.isShared;
    const company = isOwn ? target.company : await this.make(tx, { ...details, creditor_id: null, delete_discount: false });
    if (isOwn) {
      const held = await this.lock(tx, company);
      await this.write(tx, held, { ...details, creditor_id: held.creditor_id, delete_discount: held.delete_discount });
    } else await this.companies.giveSite(tx, target.site, company);
    await this.companies.tellSites(tx, company, phone, email);
    return true;
  }

  /** `held` until the transaction ends. */
  private async write(tx: Asker, held: KnownCompany, details: CompanyDetails): Promise<DetailDifferences> {
    const differences = detailDifferences(held, details);
    if ('kvk' in differences.after || 'country' in differences.after) await this.assertNew(tx, details);
    if (Object.keys(differences.after).length > 0) await this.companies.update(tx, held.id, details);
    return differences;
  }

  private async assertNew(tx: Asker, details: CompanyDetails): Promise<void> {
    await this.companies.lockChamberNumbers(tx);
    if (await this.companies.isChamberNumberKnown(tx, details))
      throw new AppError('invalid_input', { fields: { kvk: 'company_exists' satisfies ErrorCode } });
  }
}
