import { Controller } from '@nestjs/common';
import { VatOfficeService } from '#back-office';
import type { InputOf, VatPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminVatController {
  constructor(private readonly vat: VatOfficeService) {}

  @ResourceOne('vat')
  open(staff: CurrentStaff, country: string): Promise<VatPage> {
    return this.vat.open(staff, country);
  }

  @Command('add_vat_rate')
  add(staff: CurrentStaff, input: InputOf<'add_vat_rate'>): Promise<VatPage> {
    return this.vat.add(staff, input);
  }

  @Command('withdraw_vat_rate')
  withdraw(staff: CurrentStaff, id: string, input: InputOf<'withdraw_vat_rate'>): Promise<VatPage> {
    return this.vat.withdraw(staff, id, input);
  }
}
