import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ScamWordsOfficeService } from '#back-office';
import { signalTrial, tryScamWordBody, tryScamWordPath, type SignalTrial, type TryScamWordBody } from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminScamWordTrialsController {
  constructor(private readonly words: ScamWordsOfficeService) {}

  /** Nothing is changed by it. */
  @Post(tryScamWordPath)
  @HttpCode(HttpStatus.OK)
  @StaffOnly('cases')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: signalTrial })
  tryOut(@Staff() staff: CurrentStaff, @Body({ schema: tryScamWordBody }) body: TryScamWordBody): Promise<SignalTrial> {
    return this.words.tryOut(staff, body);
  }
}
