import { Controller } from '@nestjs/common';
import { SitesOfficeService } from '#back-office';
import type { InputOf, SitePage, SitesAnswer, SitesQuery } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceList, ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSitesController {
  constructor(private readonly sites: SitesOfficeService) {}

  @ResourceList('sites')
  list(staff: CurrentStaff, query: SitesQuery): Promise<SitesAnswer> {
    return this.sites.list(staff, query);
  }

  @ResourceOne('sites')
  open(staff: CurrentStaff, id: string): Promise<SitePage> {
    return this.sites.open(staff, id);
  }

  @Command('change_settings')
  change(staff: CurrentStaff, id: string, input: InputOf<'change_settings'>): Promise<SitePage> {
    return this.sites.change(staff, id, input);
  }

  @Command('undo_settings')
  undo(staff: CurrentStaff, id: string, input: InputOf<'undo_settings'>): Promise<SitePage> {
    return this.sites.undo(staff, id, input);
  }
}
