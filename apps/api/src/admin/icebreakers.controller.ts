import { Controller } from '@nestjs/common';
import { IcebreakersOfficeService } from '#back-office';
import type { InputOf, OfficeIcebreakersQuery, SiteIcebreakersAnswer, SiteIcebreakersPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceList, ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminIcebreakersController {
  constructor(private readonly icebreakers: IcebreakersOfficeService) {}

  @ResourceList('icebreakers')
  list(staff: CurrentStaff, query: OfficeIcebreakersQuery): Promise<SiteIcebreakersAnswer> {
    return this.icebreakers.list(staff, query);
  }

  @ResourceOne('icebreakers')
  open(staff: CurrentStaff, id: string): Promise<SiteIcebreakersPage> {
    return this.icebreakers.open(staff, id);
  }

  @Command('set_icebreakers')
  set(staff: CurrentStaff, id: string, input: InputOf<'set_icebreakers'>): Promise<SiteIcebreakersPage> {
    return this.icebreakers.set(staff, id, input);
  }
}
