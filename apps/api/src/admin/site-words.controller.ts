import { Controller } from '@nestjs/common';
import { SiteWordsOfficeService } from '#back-office';
import type { InputOf, SiteWordPage, SiteWordsAnswer, SiteWordsQuery } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceList, ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSiteWordsController {
  constructor(private readonly words: SiteWordsOfficeService) {}

  @ResourceList('site_words')
  list(staff: CurrentStaff, query: SiteWordsQuery): Promise<SiteWordsAnswer> {
    return this.words.list(staff, query);
  }

  @ResourceOne('site_words')
  open(staff: CurrentStaff, id: string): Promise<SiteWordPage> {
    return this.words.open(staff, id);
  }

  @Command('change_words')
  change(staff: CurrentStaff, id: string, input: InputOf<'change_words'>): Promise<SiteWordPage> {
    return this.words.change(staff, id, input);
  }
}
