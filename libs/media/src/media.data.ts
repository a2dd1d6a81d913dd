import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '#database';
import { allOf, MemberData, type ExportedFile } from '#member-data';
import { PhotoFilesRepository, PhotoObjects } from './files/index.js';

const inside = 'the name of a file; the file itself is in the export';
const internal = 'a number of the machine';

@Injectable()
export class MediaData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly files: PhotoFilesRepository,
    private readonly objects: PhotoObjects,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'media',
      tables: {
        'media.rendition': {
          rows: `member_id = $1`,
          area: 'photos',
          exported: [],
          leftOut: allOf(['key', 'member_id', 'photo_id', 'variant', 'object'], 'smaller sizes of the photos that are in the export'),
        },
        'media.photo': {
          rows: `member_id = $1`,
          area: 'photos',
          exported: [
            'id',
            'position',
            'main',
            'private',
            'premium_only',
            'status',
            'caption',
            'crop_x',
            'crop_y',
            'crop_width',
            'crop_height',
            'over_limit',
            'removed_at',
            'width',
            'height',
            'created_at',
          ],
          leftOut: {
            ...allOf(['member_id', 'remake', 'removed_main', 'removed_status', 'approved_at', 'look', 'looked'], internal),
            ...allOf(['original', 'thumb_key', 'card_key', 'full_key', 'blurred_key'], inside),
          },
          order: 'position',
        },
        'media.by_permission': { rows: `member_id = $1`, area: 'photos', exported: ['member_id'], leftOut: {} },
        'media.photo_access': {
          rows: `owner_id = $1 or viewer_id = $1`,
          area: 'photos',
          exported: ['owner_id', 'viewer_id', 'state', 'changed_at'],
          leftOut: {},
          order: 'changed_at',
        },
      },
      impersonal: {
        'media.stray_object': 'random names of files that are about to be removed',
        'media.photo_hold': 'random names of files that an open report holds as evidence',
      },
      eraseOutside: (tx, memberId) => this.eraseFiles(tx, memberId),
      files: (tx, memberId) => this.originals(tx, memberId),
    });
  }

  /** The names go on the list of the sweep together with the rows; after the commit the files go at once. */
  private async eraseFiles(tx: Tx, memberId: string): Promise<void> {
    const names = await this.files.namesOf(tx, memberId);
    await this.objects.release(tx, names);
    tx.afterCommit(() => this.objects.discard(names));
  }

  private async originals(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    const photos = await this.files.largestOf(tx, memberId);
    return photos.map(({ object, kind }, index) => ({ name: `photos/${index + 1}.${kind}`, object }));
  }
}
