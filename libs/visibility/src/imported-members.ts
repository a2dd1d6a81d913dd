import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ImportedMembersRepository, type ImportedBlock, type ImportedStanding } from './imported-members.repository.js';

export type { ImportedBlock, ImportedStanding };

/** The standings of people who were members of another product, and whom they blocked there. */
@Injectable()
export class ImportedMembers {
  constructor(private readonly members: ImportedMembersRepository) {}

  async insertAll(tx: Tx, communityId: string, standings: readonly ImportedStanding[]): Promise<void> {
    await this.members.insertStandings(tx, communityId, standings);
  }

  /**
   * Blocks before the two could meet here, so that there is nothing to take away. The other may not be here yet: whoever blocked or was blocked is
   * never visible to the other for a moment.
   */
  async blockAll(tx: Tx, blocks: readonly ImportedBlock[]): Promise<void> {
    if (blocks.length > 0) await this.members.insertBlocks(tx, blocks);
  }

  /** Of people who were to come and did not. */
  async forgetPairs(tx: Tx, members: readonly string[]): Promise<void> {
    if (members.length > 0) await this.members.deletePairs(tx, members);
  }
}
