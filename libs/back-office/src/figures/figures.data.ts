import { Injectable, type OnModuleInit } from '@nestjs/common';
import { smallestGroup } from '#contracts-admin';
import { allOf, MemberData } from '#member-data';
import { DailyFiguresRepository } from './daily-figures.repository.js';

const sums = 'sums by the day, without anybody in them';

@Injectable()
export class FiguresData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly daily: DailyFiguresRepository,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'back-office',
      tables: {
        'figures.signup': {
          rows: `member_id = $1`,
          area: 'account',
          exported: [],
          leftOut: {
            ...allOf(
              ['member_id', 'day', 'site_id', 'country', 'mailed_on', 'confirmed_on', 'wrote_on', 'fictional'],
              'counts of the house, by the day; the days themselves are in the export of the account and the chats',
            ),
            source: `where at least ${smallestGroup} sign-ups came from, or that it was somewhere else; the tracking is in the export of the account`,
            provider: 'a group to which the mail provider of the address belongs; the address is in the export',
          },
          // The modules to the left erase after this one: their rows are still there.
          erase: (tx, memberId) => this.daily.keepActivityOf(tx, memberId),
          keeps: `days and groups under the pseudonym, so that no number of the past shrinks; a source is named only if at least ${smallestGroup} sign-ups came from it, and no word of one person's link is in it`,
        },
      },
      impersonal: {
        'figures.daily_signup': sums,
        'figures.daily_activity': sums,
        'figures.daily_money': sums,
        'figures.daily_standing': sums,
        'figures.erased_activity': sums,
        'figures.refresh': 'when the sums were made, and which of them do not agree',
      },
    });
  }
}
