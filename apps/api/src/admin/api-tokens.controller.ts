import { Controller } from '@nestjs/common';
import { ApiTokensOfficeService } from '#back-office';
import type { ApiTokenRow, InputOf, ResultOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminApiTokensController {
  constructor(private readonly tokens: ApiTokensOfficeService) {}

  @Command('make_api_token')
  make(staff: CurrentStaff, input: InputOf<'make_api_token'>): Promise<ResultOf<'make_api_token'>> {
    return this.tokens.make(staff, input);
  }

  @Command('end_api_token')
  end(staff: CurrentStaff, id: string, input: InputOf<'end_api_token'>): Promise<ApiTokenRow> {
    return this.tokens.end(staff, id, input);
  }
}
