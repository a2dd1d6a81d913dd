import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { limits, type PhotoAccessQuery } from '#contracts';
import { momentInCursor, opaqueCursor, type Tx } from '#database';
import { PhotoAccessRepository, type GuestRow } from './photo-access.repository.js';

const cursors = opaqueCursor(z.strictObject({ at: momentInCursor, id: z.uuid() }));

export type GuestPage = { readonly guests: readonly GuestRow[]; readonly cursor: string | null };

/** Who asks to see a member's private photos, and who may: ids, for whoever makes cards of them. */
@Injectable()
export class PhotoGuests {
  constructor(private readonly access: PhotoAccessRepository) {}

  async page(tx: Tx, ownerId: string, query: PhotoAccessQuery): Promise<GuestPage> {
    const limit = query.limit ?? limits.pageSize;
    const guests = await this.access.guests(tx, ownerId, query.list, cursors.decode(query.cursor), limit);
    const last = guests.length === limit ? guests.at(-1) : undefined;
    return { guests, cursor: last ? cursors.encode({ at: last.at, id: last.id }) : null };
  }

  countAsked(tx: Tx, ownerId: string): Promise<number> {
    return this.access.countAsked(tx, ownerId);
  }
}
