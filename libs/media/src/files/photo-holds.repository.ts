import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Tx } from '#database';
import { PhotoHoldEntity } from './photo-hold.entity.js';

@Injectable()
export class PhotoHoldsRepository {
  async add(tx: Tx, holder: string, objects: readonly string[]): Promise<void> {
    await tx.query(`insert into media.photo_hold (object, holder) select name, $2 from unnest($1::text[]) as name on conflict do nothing`, [
      objects,
      holder,
    ]);
  }

  async remove(tx: Tx, holders: readonly string[]): Promise<void> {
    await tx.repository(PhotoHoldEntity).delete({ holder: In(holders) });
  }
}
