import { Controller } from '@nestjs/common';
import { DebitBlocksOfficeService, DebitsOfficeService, MandatesOfficeService } from '#back-office';
import type {
  DebitBlockAnswer,
  DebitBlocksAnswer,
  DebitBlocksQuery,
  DebitPage,
  DebitsAnswer,
  DebitsQuery,
  InputOf,
  MandateAccountAnswer,
  MandatePage,
  MandatesAnswer,
  MandatesQuery,
} from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceList, ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminDirectDebitsController {
  constructor(
    private readonly debits: DebitsOfficeService,
    private readonly mandates: MandatesOfficeService,
    private readonly blocks: DebitBlocksOfficeService,
  ) {}

  @ResourceList('debits')
  listDebits(staff: CurrentStaff, query: DebitsQuery): Promise<DebitsAnswer> {
    return this.debits.list(staff, query);
  }

  @ResourceOne('debits')
  openDebit(staff: CurrentStaff, id: string): Promise<DebitPage> {
    return this.debits.open(staff, id);
  }

  @ResourceList('mandates')
  listMandates(staff: CurrentStaff, query: MandatesQuery): Promise<MandatesAnswer> {
    return this.mandates.list(staff, query);
  }

  @ResourceOne('mandates')
  openMandate(staff: CurrentStaff, id: string): Promise<MandatePage> {
    return this.mandates.open(staff, id);
  }

  @Command('show_mandate_account')
  showAccount(staff: CurrentStaff, id: string, input: InputOf<'show_mandate_account'>): Promise<MandateAccountAnswer> {
    return this.mandates.showAccount(staff, id, input);
  }

  @ResourceList('debit_blocks')
  listBlocks(staff: CurrentStaff, query: DebitBlocksQuery): Promise<DebitBlocksAnswer> {
    return this.blocks.list(staff, query);
  }

  @Command('lift_debit_block')
  lift(staff: CurrentStaff, id: string, input: InputOf<'lift_debit_block'>): Promise<DebitBlockAnswer> {
    return this.blocks.lift(staff, id, input);
  }
}
