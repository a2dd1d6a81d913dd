import { Controller } from '@nestjs/common';
import { TextsOfficeService } from '#back-office';
import type { InputOf, ResultOf, TextPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminTextsController {
  constructor(private readonly texts: TextsOfficeService) {}

  @ResourceOne('texts')
  open(staff: CurrentStaff, id: string): Promise<TextPage> {
    return this.texts.open(staff, id);
  }

  @Command('save_text')
  save(staff: CurrentStaff, id: string, input: InputOf<'save_text'>): Promise<TextPage> {
    return this.texts.save(staff, id, input);
  }

  @Command('discard_text')
  discard(staff: CurrentStaff, id: string, input: InputOf<'discard_text'>): Promise<TextPage> {
    return this.texts.discard(staff, id, input);
  }

  @Command('publish_text')
  publish(staff: CurrentStaff, id: string, input: InputOf<'publish_text'>): Promise<TextPage> {
    return this.texts.publish(staff, id, input);
  }

  @Command('restore_text')
  restore(staff: CurrentStaff, id: string, input: InputOf<'restore_text'>): Promise<TextPage> {
    return this.texts.restore(staff, id, input);
  }

  @Command('withdraw_text')
  withdraw(staff: CurrentStaff, id: string, input: InputOf<'withdraw_text'>): Promise<TextPage> {
    return this.texts.withdraw(staff, id, input);
  }

  @Command('publish_terms')
  publishTerms(staff: CurrentStaff, siteId: string, input: InputOf<'publish_terms'>): Promise<ResultOf<'publish_terms'>> {
    return this.texts.publishTerms(staff, siteId, input);
  }

  @Command('withdraw_terms')
  withdrawTerms(staff: CurrentStaff, id: string, input: InputOf<'withdraw_terms'>): Promise<ResultOf<'withdraw_terms'>> {
    return this.texts.withdrawTerms(staff, id, input);
  }
}
