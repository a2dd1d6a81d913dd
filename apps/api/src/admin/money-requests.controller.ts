import { Controller } from '@nestjs/common';
import { MoneyRequestsOfficeService } from '#back-office';
import type { MemberId } from '#contracts';
import type { InputOf, MoneyRequestAnswer } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminMoneyRequestsController {
  constructor(private readonly requests: MoneyRequestsOfficeService) {}

  @Command('refund_order')
  refund(staff: CurrentStaff, id: string, input: InputOf<'refund_order'>): Promise<MoneyRequestAnswer> {
    return this.requests.refund(staff, id, input);
  }

  @Command('adjust_credits')
  adjust(staff: CurrentStaff, id: MemberId, input: InputOf<'adjust_credits'>): Promise<MoneyRequestAnswer> {
    return this.requests.adjust(staff, id, input);
  }

  @Command('confirm_money')
  confirm(staff: CurrentStaff, id: string, input: InputOf<'confirm_money'>): Promise<MoneyRequestAnswer> {
    return this.requests.confirm(staff, id, input);
  }

  @Command('decline_money')
  decline(staff: CurrentStaff, id: string, input: InputOf<'decline_money'>): Promise<MoneyRequestAnswer> {
    return this.requests.decline(staff, id, input);
  }
}
