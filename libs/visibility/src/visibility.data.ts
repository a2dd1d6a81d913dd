import { Injectable, type OnModuleInit } from '@nestjs/common';
import { signsOfLife } from '#contracts';
import { allOf, MemberData } from '#member-data';
import { PairsRepository } from './pairs.repository.js';
import { PresenceService } from './presence.service.js';

const told = 'told in words: whom the member blocked';

@Injectable()
export class VisibilityData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly pairs: PairsRepository,
    private readonly presence: PresenceService,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'visibility',
      tables: {
        'visibility.pair': {
          rows: `$1 in (lo, hi)`,
          area: 'blocks',
          exported: [],
          leftOut: allOf(['id', 'lo', 'hi', 'block', 'lo_blocked_at', 'hi_blocked_at'], told),
          added: {
            blocked_member: `case when t.lo = $1 then t.hi else t.lo end`,
            blocked_at: `case when t.lo = $1 then t.lo_blocked_at else t.hi_blocked_at end`,
          },
          // Who blocked the member is the secret of the other.
          exportedRows: `(lo = $1 and block & 1 = 1) or (hi = $1 and block & 2 = 2)`,
          erase: (tx, memberId) => this.pairs.unblockAll(tx, memberId),
          keeps: 'the conversation that the other member keeps has its id; two ids are all it holds',
        },
        'visibility.member_standing': {
          rows: `member_id = $1`,
          area: 'account',
          exported: [
            'confirmed',
            'paused',
            'suspended',
            'banned',
            'deleted',
            'fictional',
            'paid',
            'verified',
            'joined_at',
            'last_active',
            ...signsOfLife,
          ],
          leftOut: allOf(['member_id', 'community_id'], 'a number of the machine'),
        },
      },
      eraseOutside: (_tx, memberId) => this.presence.leave(memberId),
    });
  }
}
