import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

@Injectable()
export class DebitBlocks {
  /** False when none stands. */
  lift(_tx: Tx, _id: string, _about: { readonly by: string; readonly reason: string }): Promise<boolean> {
    return Promise.reject(new Error('not here yet'));
  }
}
