import { Controller } from '@nestjs/common';
import { PricesOfficeService } from '#back-office';
import type { InputOf, SitePricesPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminPricesController {
  constructor(private readonly prices: PricesOfficeService) {}

  @ResourceOne('prices')
  open(staff: CurrentStaff, id: string): Promise<SitePricesPage> {
    return this.prices.open(staff, id);
  }

  @Command('make_price_list')
  make(staff: CurrentStaff, id: string, input: InputOf<'make_price_list'>): Promise<SitePricesPage> {
    return this.prices.make(staff, id, input);
  }

  @Command('withdraw_price_list')
  withdraw(staff: CurrentStaff, id: string, input: InputOf<'withdraw_price_list'>): Promise<SitePricesPage> {
    return this.prices.withdraw(staff, id, input);
  }
}
