import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle, type Joined } from '#auth';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { PlacesService, SiteService } from '#site';
import { aboutChanged } from './profiles.events.js';
import { ProfilesRepository } from './profiles.repository.js';

/** The profile that begins with a sign-up. */
@Injectable()
export class NewProfiles implements OnModuleInit {
  constructor(
    private readonly lifecycle: MemberLifecycle,
    private readonly profiles: ProfilesRepository,
    private readonly places: PlacesService,
    private readonly sites: SiteService,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onJoin((tx, joined) => this.begin(tx, joined));
  }

  private async begin(tx: Tx, joined: Joined): Promise<void> {
    const { memberId, signup } = joined;
    const town = await this.places.town(tx, signup.town_id);
    if (!town || town.country !== signup.country) throw new AppError('town_unknown', { fields: { town_id: 'town_unknown' } });
    const { settings } = await this.sites.byId(joined.siteId);
    await this.profiles.insert(tx, joined, town, settings.text_moderation_first);
    if (signup.signup_message) await this.outbox.tell(tx, aboutChanged, { memberId });
  }
}
