import { Controller } from '@nestjs/common';
import { GiftsOfficeService } from '#back-office';
import type { GiftAnswer, GiftRow, InputOf, ResultOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminGiftsController {
  constructor(private readonly gifts: GiftsOfficeService) {}

  @ResourceOne('gifts')
  open(staff: CurrentStaff, id: string): Promise<GiftRow> {
    return this.gifts.open(staff, id);
  }

  @Command('make_gift')
  make(staff: CurrentStaff, input: InputOf<'make_gift'>): Promise<GiftAnswer> {
    return this.gifts.make(staff, input);
  }

  @Command('change_gift')
  change(staff: CurrentStaff, id: string, input: InputOf<'change_gift'>): Promise<GiftAnswer> {
    return this.gifts.change(staff, id, input);
  }

  @Command('retire_gift')
  retire(staff: CurrentStaff, id: string, input: InputOf<'retire_gift'>): Promise<GiftAnswer> {
    return this.gifts.retire(staff, id, input);
  }

  @Command('restore_gift')
  restore(staff: CurrentStaff, id: string, input: InputOf<'restore_gift'>): Promise<GiftAnswer> {
    return this.gifts.restore(staff, id, input);
  }

  @Command('order_gifts')
  order(staff: CurrentStaff, input: InputOf<'order_gifts'>): Promise<ResultOf<'order_gifts'>> {
    return this.gifts.order(staff, input);
  }
}
