import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ScamWordsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import { scamWordsAnswer, scamWordsPath, type InputOf, type ResultOf, type ScamWordsAnswer } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminScamWordsController {
  constructor(private readonly words: ScamWordsOfficeService) {}

  @Get(scamWordsPath)
  @StaffOnly('cases')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: scamWordsAnswer })
  list(@Staff() staff: CurrentStaff): Promise<ScamWordsAnswer> {
    return this.words.list(staff);
  }

  @Command('add_scam_word')
  add(staff: CurrentStaff, input: InputOf<'add_scam_word'>): Promise<ResultOf<'add_scam_word'>> {
    return this.words.add(staff, input);
  }

  @Command('remove_scam_word')
  remove(staff: CurrentStaff, id: string, input: InputOf<'remove_scam_word'>): Promise<DoneAnswer> {
    return this.words.remove(staff, id, input);
  }
}
