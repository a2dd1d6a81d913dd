import { Injectable } from '@nestjs/common';
import type { MemberId, MyDataAnswer } from '#contracts';
import { Transactions } from '#database';
import { ExportsService } from '#exports';
import { MemberData } from '#member-data';
import { ConsentsService } from '#profiles';

const counted = {
  photos: 'media.photo',
  likes: 'likes.member_like',
  chats: 'chats.conv_member',
  messages: 'chats.message',
  blocks: 'visibility.pair',
  devices: 'auth.session',
} as const;

/** What is known of a member, in short: the numbers are those of the export. */
@Injectable()
export class MyDataViews {
  constructor(
    private readonly transactions: Transactions,
    private readonly memberData: MemberData,
    private readonly consents: ConsentsService,
    private readonly exports: ExportsService,
  ) {}

  of(memberId: MemberId): Promise<MyDataAnswer> {
    return this.transactions.read(async (tx) => {
      const count = (what: keyof typeof counted): Promise<number> => this.memberData.count(tx, counted[what], memberId);
      const [photos, likes, chats, messages, blocks, devices, consents, view] = await Promise.all([
        count('photos'),
        count('likes'),
        count('chats'),
        count('messages'),
        count('blocks'),
        count('devices'),
        this.consents.given(tx, memberId),
        this.exports.view(tx, memberId),
      ]);
      return {
        held: { photos, likes, chats, messages, blocks, devices },
        consents: consents.map(({ kind, givenAt }) => ({ kind, given_at: givenAt.toISOString() })),
        export: view,
      };
    });
  }
}
