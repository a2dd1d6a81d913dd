import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { SiteDetails } from '#contracts-admin';
import type { Tx } from '#database';
import { CompaniesService } from '../companies/index.js';
import { SiteDetailsRepository } from './site-details.repository.js';

export type SiteWish = SiteDetails & {
  readonly companyId: string;
  /** Whose members it shares; null: it has members of its own. */
  readonly sharesWith: string | null;
  /** Whose settings and prices it begins with. */
  readonly beginsLike: string;
};
export type DetailsOutcome = { readonly before: Partial<SiteDetails>; readonly after: Partial<SiteDetails> };

/** Sites are made and changed, never deleted: members signed up on them. In force everywhere once the sites are asked for again. */
@Injectable()
export class SiteDetailsService {
  constructor(
    private readonly sites: SiteDetailsRepository,
    private readonly companies: CompaniesService,
  ) {}

  /** Answers its id. Throws `invalid_input` with what is wrong: a host of another site, or a site or company that is not there. */
  async make(tx: Tx, { companyId, sharesWith, beginsLike, ...details }: SiteWish): Promise<string> {
    await this.sites.lockHosts(tx);
    await this.assertFree(tx, details.hosts, null);
    if (!(await this.sites.find(tx, beginsLike))) throw wrong('begins_like', 'not_found');
    const family = sharesWith === null ? undefined : await this.sites.find(tx, sharesWith);
    if (sharesWith !== null && !family) throw wrong('shares_with', 'not_found');
    await this.companies.find(tx, companyId);
    const communityId = family?.community_id ?? (await this.sites.insertCommunity(tx, details.name));
    const id = await this.sites.insert(tx, { ...details, communityId, companyId, beginsLike });
    await this.sites.setHosts(tx, id, details.hosts);
    return id;
  }

  /** Throws `not_found`, `settings_changed` when somebody else was faster, and `invalid_input` for a host of another site. */
  async change(tx: Tx, id: string, version: number, details: SiteDetails): Promise<DetailsOutcome> {
    await this.sites.lockHosts(tx);
    const found = await this.sites.find(tx, id);
    if (!found) throw new AppError('not_found');
    if (found.version !== version) throw new AppError('settings_changed');
    const outcome = differencesOf(found, details);
    if (Object.keys(outcome.after).length === 0) return outcome;
    await this.assertFree(tx, details.hosts, id);
    await this.sites.update(tx, id, details);
    await this.sites.setHosts(tx, id, details.hosts);
    return outcome;
  }

  /** The default site lets go of a host, because it got those of PUBLIC_URLS by itself; not of its last one. */
  private async assertFree(tx: Tx, hosts: readonly string[], siteId: string | null): Promise<void> {
    const others = (await this.sites.ownersOf(tx, hosts)).filter(({ site_id }) => site_id !== siteId);
    if (others.some(({ is_default }) => !is_default)) throw wrong('hosts', 'host_taken');
    const [fromDefault] = others;
    if (!fromDefault) return;
    const { hosts: all = [] } = (await this.sites.find(tx, fromDefault.site_id)) ?? {};
    if (all.every((host) => hosts.includes(host))) throw wrong('hosts', 'host_taken');
  }
}

function differencesOf(found: SiteDetails, wished: SiteDetails): DetailsOutcome {
  const names = (['name', 'domain_language', 'hosts'] as const).filter(
    (name) => JSON.stringify(sorted(found[name])) !== JSON.stringify(sorted(wished[name])),
  );
  const only = (details: SiteDetails) => Object.fromEntries(names.map((name) => [name, details[name]])) as Partial<SiteDetails>;
  return { before: only(found), after: only(wished) };
}

const sorted = (value: SiteDetails[keyof SiteDetails]) => (Array.isArray(value) ? value.toSorted() : value);

const wrong = (field: string, code: 'host_taken' | 'not_found'): AppError => new AppError('invalid_input', { fields: { [field]: code } });
