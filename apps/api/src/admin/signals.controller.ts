import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { SignalsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import { signalRulesAnswer, signalsPath, type InputOf, type SignalRulesAnswer } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSignalsController {
  constructor(private readonly signals: SignalsOfficeService) {}

  @Get(signalsPath)
  @StaffOnly('cases')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: signalRulesAnswer })
  list(@Staff() staff: CurrentStaff): Promise<SignalRulesAnswer> {
    return this.signals.list(staff);
  }

  @Command('set_signal_threshold')
  choose(staff: CurrentStaff, id: string, input: InputOf<'set_signal_threshold'>): Promise<DoneAnswer> {
    return this.signals.choose(staff, id, input);
  }
}
