import { Controller } from '@nestjs/common';
import { SiteListsOfficeService } from '#back-office';
import type { InputOf, SiteListsQuery, SiteListsAnswer, SiteListsPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceList, ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSiteListsController {
  constructor(private readonly lists: SiteListsOfficeService) {}

  @ResourceList('site_lists')
  list(staff: CurrentStaff, query: SiteListsQuery): Promise<SiteListsAnswer> {
    return this.lists.list(staff, query);
  }

  @ResourceOne('site_lists')
  open(staff: CurrentStaff, id: string): Promise<SiteListsPage> {
    return this.lists.open(staff, id);
  }

  @Command('set_icebreakers')
  setIcebreakers(staff: CurrentStaff, id: string, input: InputOf<'set_icebreakers'>): Promise<SiteListsPage> {
    return this.lists.setIcebreakers(staff, id, input);
  }

  @Command('set_interests')
  setInterests(staff: CurrentStaff, id: string, input: InputOf<'set_interests'>): Promise<SiteListsPage> {
    return this.lists.setInterests(staff, id, input);
  }
}
