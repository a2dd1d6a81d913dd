import { Controller } from '@nestjs/common';
import { JobsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import type { DeadLetter, InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminJobsController {
  constructor(private readonly jobs: JobsOfficeService) {}

  @ResourceOne('dead_letters')
  openDeadLetter(staff: CurrentStaff, id: string): Promise<DeadLetter> {
    return this.jobs.openDeadLetter(staff, id);
  }

  @Command('retry_dead_letter')
  retryDeadLetter(staff: CurrentStaff, id: string, input: InputOf<'retry_dead_letter'>): Promise<DoneAnswer> {
    return this.jobs.retryDeadLetter(staff, id, input);
  }

  @Command('run_recurring_job')
  runRecurringJob(staff: CurrentStaff, id: string, input: InputOf<'run_recurring_job'>): Promise<DoneAnswer> {
    return this.jobs.runRecurringJob(staff, id, input);
  }
}
