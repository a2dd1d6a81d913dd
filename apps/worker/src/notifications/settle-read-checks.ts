import { Injectable } from '@nestjs/common';
import { ReadChecks } from '#chats';
import { PeriodicTask } from '../relay/periodic-task.js';

const EVERY_MS = 500;

/** Ends the looks at messages that were read meanwhile, before they become jobs: in a lively evening that is nearly every message. */
@Injectable()
export class SettleReadChecks extends PeriodicTask {
  constructor(private readonly checks: ReadChecks) {
    super(EVERY_MS, 'looks at messages that are read stay jobs');
  }

  protected async run(): Promise<void> {
    await this.checks.settle('notifications.check-unread');
  }
}
