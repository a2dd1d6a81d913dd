import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { SignalsOfficeService } from '#back-office';
import { signalTrial, trySignalBody, trySignalPath, type SignalTrial, type TrySignalBody } from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSignalTrialsController {
  constructor(private readonly signals: SignalsOfficeService) {}

  /** Nothing is changed by it. */
  @Post(trySignalPath)
  @HttpCode(HttpStatus.OK)
  @StaffOnly('cases')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: signalTrial })
  tryOut(@Staff() staff: CurrentStaff, @Body({ schema: trySignalBody }) body: TrySignalBody): Promise<SignalTrial> {
    return this.signals.tryOut(staff, body);
  }
}
