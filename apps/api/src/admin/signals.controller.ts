import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { SignalsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import {
  signalRulesAnswer,
  signalsPath,
  signalTrial,
  trySignalBody,
  trySignalPath,
  type InputOf,
  type SignalRulesAnswer,
  type SignalTrial,
  type TrySignalBody,
} from '#contracts-admin';
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

  /** Nothing is changed by it. */
  @Post(trySignalPath)
  @HttpCode(HttpStatus.OK)
  @StaffOnly('cases')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: signalTrial })
  tryOut(@Staff() staff: CurrentStaff, @Body({ schema: trySignalBody }) body: TrySignalBody): Promise<SignalTrial> {
    return this.signals.tryOut(staff, body);
  }

  @Command('set_signal_threshold')
  choose(staff: CurrentStaff, id: string, input: InputOf<'set_signal_threshold'>): Promise<DoneAnswer> {
    return this.signals.choose(staff, id, input);
  }
}
