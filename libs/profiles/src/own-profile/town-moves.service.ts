import { Injectable } from '@nestjs/common';
import { AppError, limits, type OwnProfileView } from '#contracts';
import type { Tx } from '#database';
import { PlacesService } from '#site';
import { OwnProfileRepository, type OwnRow } from './own-profile.repository.js';

/** A member moves to another town, so many times in seven days: three accounts that move cannot find out where somebody lives. */
@Injectable()
export class TownMoves {
  constructor(
    private readonly profiles: OwnProfileRepository,
    private readonly places: PlacesService,
  ) {}

  async move(tx: Tx, memberId: string, before: OwnRow, townId: number): Promise<void> {
    if (townId === before.town_id) return;
    const town = await this.places.town(tx, townId);
    if (!town) throw new AppError('town_unknown', { fields: { town_id: 'town_unknown' } });
    const { changes, freeAt } = await this.profiles.moves(tx, memberId);
    if (changes >= limits.townChangesWeekly) {
      throw new AppError('town_changes', { fields: { town_id: 'town_changes' }, ...(freeAt && { retryAt: freeAt }) });
    }
    await this.profiles.setTown(tx, memberId, town);
  }

  /** How many are left, and when there is one again. */
  async left(tx: Tx, memberId: string): Promise<Pick<OwnProfileView, 'town_changes_left' | 'town_free_at'>> {
    const { changes, freeAt } = await this.profiles.moves(tx, memberId);
    const left = Math.max(0, limits.townChangesWeekly - changes);
    return { town_changes_left: left, town_free_at: left === 0 && freeAt ? freeAt.toISOString() : null };
  }
}
