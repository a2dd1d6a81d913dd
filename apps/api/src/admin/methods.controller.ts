import { Controller } from '@nestjs/common';
import { MethodsOfficeService } from '#back-office';
import type { InputOf, MethodsPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminMethodsController {
  constructor(private readonly methods: MethodsOfficeService) {}

  @ResourceOne('payment_methods')
  open(staff: CurrentStaff, country: string): Promise<MethodsPage> {
    return this.methods.open(staff, country);
  }

  @Command('set_payment_methods')
  set(staff: CurrentStaff, country: string, input: InputOf<'set_payment_methods'>): Promise<MethodsPage> {
    return this.methods.set(staff, country, input);
  }
}
