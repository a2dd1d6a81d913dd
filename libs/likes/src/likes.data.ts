import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allOf, MemberData } from '#member-data';

@Injectable()
export class LikesData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'likes',
      tables: {
        'likes.member_like': {
          rows: `liker = $1 or liked = $1`,
          area: 'likes',
          exported: ['liker', 'liked', 'at', 'seen_at'],
          leftOut: {},
          order: 'at',
        },
        'likes.parted_like': {
          rows: `liker = $1 or liked = $1`,
          area: 'likes',
          exported: [],
          leftOut: allOf(['liker', 'liked', 'at', 'parted_at'], 'what a block took away from both; a copy for the moderators, for 90 days'),
        },
        'likes.swipe': {
          rows: `member_id = $1 or other_id = $1`,
          exportedRows: `member_id = $1`,
          area: 'likes',
          exported: ['other_id', 'liked', 'at'],
          leftOut: allOf(['member_id'], 'the member'),
          order: 'at',
        },
        'likes.swipe_player': {
          rows: `member_id = $1`,
          area: 'likes',
          exported: [],
          leftOut: allOf(['member_id'], 'the member'),
        },
        'likes.profile_view': {
          rows: `viewed = $1 or viewer = $1`,
          area: 'activity',
          exported: ['viewed', 'at'],
          leftOut: allOf(['viewer'], 'the member'),
          // Who looked at the member may have looked unseen: that is shown by "who viewed me", under its own rules.
          exportedRows: `viewer = $1`,
          order: 'at',
        },
        'likes.unseen_viewer': {
          rows: `member_id = $1`,
          area: 'activity',
          exported: ['since'],
          leftOut: allOf(['member_id'], 'the member'),
        },
        'likes.match': {
          rows: `member_id = $1 or other_id = $1`,
          exportedRows: `member_id = $1`,
          area: 'likes',
          exported: ['other_id', 'at'],
          leftOut: allOf(['member_id'], 'the member'),
          order: 'at',
        },
      },
    });
  }
}
