import { Controller } from '@nestjs/common';
import { PaymentIssuesOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import type { BankAccountAnswer, InputOf, PaymentIssueAnswer } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminPaymentIssuesController {
  constructor(private readonly issues: PaymentIssuesOfficeService) {}

  @Command('take_issue')
  take(staff: CurrentStaff, id: string, input: InputOf<'take_issue'>): Promise<PaymentIssueAnswer> {
    return this.issues.take(staff, id, input);
  }

  @Command('note_issue')
  note(staff: CurrentStaff, id: string, input: InputOf<'note_issue'>): Promise<PaymentIssueAnswer> {
    return this.issues.note(staff, id, input);
  }

  @Command('close_issue')
  close(staff: CurrentStaff, id: string, input: InputOf<'close_issue'>): Promise<PaymentIssueAnswer> {
    return this.issues.close(staff, id, input);
  }

  @Command('resolve_payout')
  resolvePayout(staff: CurrentStaff, id: string, input: InputOf<'resolve_payout'>): Promise<PaymentIssueAnswer> {
    return this.issues.resolvePayout(staff, id, input);
  }

  @Command('pay_elsewhere')
  payElsewhere(staff: CurrentStaff, id: string, input: InputOf<'pay_elsewhere'>): Promise<DoneAnswer> {
    return this.issues.payElsewhere(staff, id, input);
  }

  @Command('show_bank_account')
  showBankAccount(staff: CurrentStaff, id: string, input: InputOf<'show_bank_account'>): Promise<BankAccountAnswer> {
    return this.issues.showBankAccount(staff, id, input);
  }
}
