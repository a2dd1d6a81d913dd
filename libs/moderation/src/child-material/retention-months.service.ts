import { Injectable } from '@nestjs/common';
import { Clock } from '#database';
import { SiteService } from '#site';
import { retentionMonths } from './child-material.policy.js';

/** For how long what is sealed today is kept: as the law says, or longer where the site has it so. */
@Injectable()
export class RetentionMonths {
  constructor(
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  async of(siteId: string): Promise<number> {
    const { settings } = await this.sites.byId(siteId);
    return retentionMonths(this.clock.now().toISOString().slice(0, 10), settings.child_material_months);
  }
}
