import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from '#member-data';

@Injectable()
export class StatusData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'operations',
      tables: {},
      impersonal: {
        'operations.incident': 'what staff tell all members of an outage',
        'operations.status_clock': 'up to when the minutes are counted',
        'operations.status_day': 'minutes by the day in which a part of the site worked',
      },
    });
  }
}
