import { Controller } from '@nestjs/common';
import { SiteListsOfficeService } from '#back-office';
import type { InputOf, SiteListsPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSiteListsController {
  constructor(private readonly lists: SiteListsOfficeService) {}

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
