import { Controller } from '@nestjs/common';
import { SiteWordsOfficeService } from '#back-office';
import type { InputOf, SiteWordPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSiteWordsController {
  constructor(private readonly words: SiteWordsOfficeService) {}

  @ResourceOne('site_words')
  open(staff: CurrentStaff, id: string): Promise<SiteWordPage> {
    return this.words.open(staff, id);
  }

  @Command('change_words')
  change(staff: CurrentStaff, id: string, input: InputOf<'change_words'>): Promise<SiteWordPage> {
    return this.words.change(staff, id, input);
  }
}
