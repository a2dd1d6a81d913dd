import { Controller } from '@nestjs/common';
import { DebitBlocksOfficeService, DebitsOfficeService, MandatesOfficeService } from '#back-office';
import type { DebitBlockAnswer, DebitPage, InputOf, MandateAccountAnswer, MandatePage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminDirectDebitsController {
  constructor(
    private readonly debits: DebitsOfficeService,
    private readonly mandates: MandatesOfficeService,
    private readonly blocks: DebitBlocksOfficeService,
  ) {}

  @ResourceOne('debits')
  openDebit(staff: CurrentStaff, id: string): Promise<DebitPage> {
    return this.debits.open(staff, id);
  }

  @ResourceOne('mandates')
  openMandate(staff: CurrentStaff, id: string): Promise<MandatePage> {
    return this.mandates.open(staff, id);
  }

  @Command('show_mandate_account')
  showAccount(staff: CurrentStaff, id: string, input: InputOf<'show_mandate_account'>): Promise<MandateAccountAnswer> {
    return this.mandates.showAccount(staff, id, input);
  }

  @Command('lift_debit_block')
  lift(staff: CurrentStaff, id: string, input: InputOf<'lift_debit_block'>): Promise<DebitBlockAnswer> {
    return this.blocks.lift(staff, id, input);
  }
}
