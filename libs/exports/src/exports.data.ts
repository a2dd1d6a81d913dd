import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { PhotoObjects } from '#media';
import { allOf, MemberData } from '#member-data';
import { ExportsRepository } from './exports.repository.js';

@Injectable()
export class ExportsData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly objects: PhotoObjects,
    private readonly exports: ExportsRepository,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'exports',
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
      eraseOutside: (tx, memberId) => this.eraseFiles(tx, memberId as MemberId),
    });
  }

  private async eraseFiles(tx: Tx, memberId: MemberId): Promise<void> {
    const names = await this.exports.objectsOf(tx, memberId);
    await this.objects.release(tx, names);
    tx.afterCommit(() => this.objects.discard(names));
  }
}
