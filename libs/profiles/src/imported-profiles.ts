import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { SiteService, type Site } from '#site';
import { ImportedProfilesRepository, type ImportedProfile } from './imported-profiles.repository.js';
import { aboutChanged } from './profiles.events.js';

export type { ImportedProfile };

/** What people told about themselves as members of another product. */
@Injectable()
export class ImportedProfiles {
  constructor(
    private readonly profiles: ImportedProfilesRepository,
    private readonly outbox: Outbox,
    private readonly sites: SiteService,
  ) {}

  /**
   * Before their standings, so that nobody is listed one by one. Others have read these texts before: no moderator is asked to, but where the site
   * promises that one comes first.
   */
  async insertAll(tx: Tx, { id, communityId }: Pick<Site, 'id' | 'communityId'>, profiles: readonly ImportedProfile[]): Promise<void> {
    const { settings } = await this.sites.byId(id);
    const isCheckedFirst = settings.text_moderation_first;
    await this.profiles.insertAll(tx, communityId, profiles, isCheckedFirst);
    if (!isCheckedFirst) return;
    const waiting = profiles.filter(({ about }) => about !== '').map(({ memberId }) => ({ memberId: memberId as MemberId }));
    await this.outbox.tellAll(tx, aboutChanged, waiting);
  }
}
