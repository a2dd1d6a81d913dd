import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { refreshListings } from './listings.repository.js';

/** Triggers keep the listings of members one by one; whoever writes many standings at once lists them here. */
@Injectable()
export class Listings {
  /** In the transaction that wrote profiles and standings. */
  refresh(tx: Tx, members: readonly string[]): Promise<void> {
    return refreshListings(tx, members);
  }
}
