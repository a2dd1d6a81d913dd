import { Controller } from '@nestjs/common';
import { NoticedOfficeService } from '#back-office';
import type { NoticedAnswer, NoticedQuery } from '#contracts-admin';
import { ResourceList } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminNoticedController {
  constructor(private readonly noticed: NoticedOfficeService) {}

  @ResourceList('noticed')
  list(staff: CurrentStaff, query: NoticedQuery): Promise<NoticedAnswer> {
    return this.noticed.list(staff, query);
  }
}
