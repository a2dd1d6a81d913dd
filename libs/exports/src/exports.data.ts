import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '#database';
import { PhotoObjects } from '#media';
import { allOf, MemberData } from '#member-data';

@Injectable()
export class ExportsData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly objects: PhotoObjects,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      room: 'exports',
      tables: {
        'exports.member_export': {
          rows: `member_id = $1`,
          area: 'account',
          exported: [],
          leftOut: allOf(
            ['id', 'member_id', 'state', 'object', 'bytes', 'asked_at', 'ready_at', 'expires_at'],
            'about this very copy and those before it',
          ),
        },
      },
      eraseOutside: (tx, memberId) => this.eraseFiles(tx, memberId),
    });
  }

  private async eraseFiles(tx: Tx, memberId: string): Promise<void> {
    const found = await tx.query<{ object: string }>(
      `select object from exports.member_export where member_id = $1 and object is not null`,
      [memberId],
    );
    const names = found.map(({ object }) => object);
    await this.objects.release(tx, names);
    tx.afterCommit(() => this.objects.discard(names));
  }
}
