import { Injectable } from '@nestjs/common';
import { AccountsService, nameFault } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { SiteService } from '#site';
import { AboutTextsService } from './about-texts.service.js';
import { OwnProfileRepository, type OwnRow } from './own-profile.repository.js';
import { refuseField } from './refuse-field.js';

/** What members write of themselves in their own words. */
@Injectable()
export class NameAndAbout {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly profiles: OwnProfileRepository,
    private readonly texts: AboutTextsService,
  ) {}

  async save(tx: Tx, memberId: MemberId, before: OwnRow, { name, about }: Pick<OwnRow, 'name' | 'about'>): Promise<void> {
    const { email, siteId } = await this.accounts.account(tx, memberId);
    const site = await this.sites.byId(siteId);
    if (name !== before.name) {
      const fault = nameFault(name, { email, houseNames: [site.name] });
      if (fault) refuseField('name', fault);
    }
    await this.profiles.setName(tx, memberId, name);
    if (about !== before.about) await this.texts.write(tx, memberId, about, site.settings.text_moderation_first);
  }
}
