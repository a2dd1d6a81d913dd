import { Injectable } from '@nestjs/common';
import type { MemberId, SavedSearch, SaveSearchBody } from '#contracts';
import { appNow, type Tx } from '#database';
import { SavedSearchEntity } from './saved-search.entity.js';

@Injectable()
export class SavedSearchesRepository {
  /** One change at a time to what a member keeps. */
  async lock(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.query(`select from profiles.profile where member_id = $1 for no key update`, [memberId]);
  }

  list(tx: Tx, memberId: MemberId): Promise<SavedSearch[]> {
    return tx.repository(SavedSearchEntity).find({
      where: { memberId },
      select: { id: true, name: true, filters: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async insert(tx: Tx, memberId: MemberId, { name, filters }: SaveSearchBody): Promise<void> {
    await tx.repository(SavedSearchEntity).insert({ memberId, name, filters, createdAt: appNow });
  }

  async change(tx: Tx, memberId: MemberId, id: string, { name, filters }: SaveSearchBody): Promise<void> {
    await tx.repository(SavedSearchEntity).update({ memberId, id }, { name, filters });
  }

  /** False when there is no such search. */
  async remove(tx: Tx, memberId: MemberId, id: string): Promise<boolean> {
    const { affected } = await tx.repository(SavedSearchEntity).delete({ memberId, id });
    return affected === 1;
  }
}
