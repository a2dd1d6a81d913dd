import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { AdminPhotoVariant } from '#contracts-admin';
import type { Tx } from '#database';

/** Whose photo it is, and the name of its file. */
export type PhotoFile = { readonly member_id: MemberId; readonly object: string };

@Injectable()
export class PhotoFilesRepository {
  async find(tx: Tx, photoId: string, variant: AdminPhotoVariant): Promise<PhotoFile | undefined> {
    const [row] = await tx.query<PhotoFile>(`select member_id, object from media.rendition where photo_id = $1 and variant = $2`, [
      photoId,
      variant,
    ]);
    return row;
  }
}
