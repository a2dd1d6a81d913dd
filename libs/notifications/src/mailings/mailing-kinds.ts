import { Injectable } from '@nestjs/common';
import { AnnouncementMailing } from './announcement-mailing.js';
import type { Mailing } from './mailing.js';
import { DailyNewMembers, HourlyNewMembers, WeeklyNewMembers } from './new-members-mailings.js';

/** All kinds of mailings. */
@Injectable()
export class MailingKinds {
  readonly all: readonly Mailing[];

  constructor(weekly: WeeklyNewMembers, daily: DailyNewMembers, hourly: HourlyNewMembers, announcements: AnnouncementMailing) {
    this.all = [weekly, daily, hourly, announcements];
  }

  /** The kind behind a name, and which one of it. Undefined for a kind that is no more. */
  find(name: string): { readonly kind: Mailing; readonly about: string } | undefined {
    const [start = '', ...rest] = name.split(':');
    const kind = this.all.find((one) => one.kind === start);
    return kind && { kind, about: rest.join(':') };
  }
}
