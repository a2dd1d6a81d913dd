import { Controller } from '@nestjs/common';
import { JobsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import type {
  DeadLetter,
  DeadLettersAnswer,
  DeadLettersQuery,
  InputOf,
  RecurringJobsAnswer,
  RecurringJobsQuery,
  WorkersAnswer,
  WorkersQuery,
} from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceList, ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminJobsController {
  constructor(private readonly jobs: JobsOfficeService) {}

  @ResourceList('dead_letters')
  listDeadLetters(staff: CurrentStaff, query: DeadLettersQuery): Promise<DeadLettersAnswer> {
    return this.jobs.listDeadLetters(staff, query);
  }

  @ResourceOne('dead_letters')
  openDeadLetter(staff: CurrentStaff, id: string): Promise<DeadLetter> {
    return this.jobs.openDeadLetter(staff, id);
  }

  @Command('retry_dead_letter')
  retryDeadLetter(staff: CurrentStaff, id: string, input: InputOf<'retry_dead_letter'>): Promise<DoneAnswer> {
    return this.jobs.retryDeadLetter(staff, id, input);
  }

  @ResourceList('recurring_jobs')
  listRecurringJobs(staff: CurrentStaff, query: RecurringJobsQuery): Promise<RecurringJobsAnswer> {
    return this.jobs.listRecurringJobs(staff, query);
  }

  @Command('run_recurring_job')
  runRecurringJob(staff: CurrentStaff, id: string, input: InputOf<'run_recurring_job'>): Promise<DoneAnswer> {
    return this.jobs.runRecurringJob(staff, id, input);
  }

  @ResourceList('workers')
  listWorkers(staff: CurrentStaff, query: WorkersQuery): Promise<WorkersAnswer> {
    return this.jobs.listWorkers(staff, query);
  }
}
