import { Controller } from '@nestjs/common';
import { DiscountCodesOfficeService } from '#back-office';
import type { DiscountCodeAnswer, DiscountCodePage, InputOf, MadeCodes } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminDiscountCodesController {
  constructor(private readonly codes: DiscountCodesOfficeService) {}

  @ResourceOne('discount_codes')
  open(staff: CurrentStaff, id: string): Promise<DiscountCodePage> {
    return this.codes.open(staff, id);
  }

  @Command('make_codes')
  make(staff: CurrentStaff, input: InputOf<'make_codes'>): Promise<MadeCodes> {
    return this.codes.make(staff, input);
  }

  @Command('stop_code')
  stop(staff: CurrentStaff, id: string, input: InputOf<'stop_code'>): Promise<DiscountCodeAnswer> {
    return this.codes.stop(staff, id, input);
  }

  @Command('resume_code')
  resume(staff: CurrentStaff, id: string, input: InputOf<'resume_code'>): Promise<DiscountCodeAnswer> {
    return this.codes.resume(staff, id, input);
  }
}
