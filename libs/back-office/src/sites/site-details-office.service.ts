import { Injectable } from '@nestjs/common';
import { IcebreakersService } from '#chats';
import type { InputOf, SitePage } from '#contracts-admin';
import { SiteDetailsService, SiteService, SiteWordsService } from '#site';
import { SitePages } from './site-pages.service.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** Sites that an owner makes, and what they are called and reached by. */
@Injectable()
export class SiteDetailsOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly details: SiteDetailsService,
    private readonly words: SiteWordsService,
    private readonly icebreakers: IcebreakersService,
    private readonly pages: SitePages,
    private readonly sites: SiteService,
  ) {}

  /** With the settings, prices, words and opening lines of another. In this process at once, in the others with their next look at the sites. */
  async make(actor: StaffActor, input: InputOf<'make_site'>): Promise<SitePage> {
    const { reason, company_id: companyId, shares_with: sharesWith, begins_like: beginsLike, ...details } = input;
    const page = await this.commands.run('make_site', actor, input, async (tx) => {
      const id = await this.details.make(tx, { ...details, companyId, sharesWith, beginsLike });
      await this.words.copy(tx, { from: beginsLike, to: id, madeBy: actor.id, reason });
      await this.icebreakers.copy(tx, beginsLike, id, actor.id);
      return { result: await this.pages.of(tx, id), subjectId: id, facts: { ...details, companyId, sharesWith, beginsLike } };
    });
    await this.sites.refresh();
    return page;
  }

  async change(actor: StaffActor, id: string, input: InputOf<'change_site'>): Promise<SitePage> {
    const { version, reason: _, ...details } = input;
    const page = await this.commands.run('change_site', actor, input, async (tx) => {
      const { before, after } = await this.details.change(tx, id, version, details);
      const isRepeat = Object.keys(after).length === 0;
      return { result: await this.pages.of(tx, id), subjectId: id, facts: { before, after }, isRepeat };
    });
    await this.sites.refresh();
    return page;
  }
}
