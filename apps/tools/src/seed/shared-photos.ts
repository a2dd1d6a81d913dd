import type { Gender } from '#contracts';
import { storePortrait } from '#media';
import type { ObjectStore } from '#storage';
import type { DemoMember } from './demo-member.js';
import { renderPicture } from './pictures.js';

export interface SharedPhoto {
  readonly objects: Readonly<Record<'original' | 'thumb' | 'card' | 'full' | 'blurred', string>>;
  readonly width: number;
  readonly height: number;
}

/** Which picture stands for a number; unset: each number has its own. */
export interface PictureLimits {
  readonly pictures?: number | undefined;
  readonly sceneries?: number | undefined;
}

type Numbering = Readonly<Record<'portrait' | 'scenery', (number: number) => number>>;

export type PhotoKey = `female ${number}` | `male ${number}` | `scenery ${number}`;

/** Drawn photos, run once through the photo pipeline, whose files many members share. */
export class SharedPhotos {
  private constructor(
    private readonly photos: ReadonlyMap<PhotoKey, SharedPhoto>,
    private readonly numberOf: Numbering,
  ) {}

  /** Stores the pictures that these members have, two at a time as the pipeline does; no more of a kind than is said. */
  static async store(
    store: ObjectStore,
    members: Iterable<DemoMember>,
    { pictures = Number.POSITIVE_INFINITY, sceneries = pictures }: PictureLimits,
  ): Promise<SharedPhotos> {
    const numberOf: Numbering = { portrait: (number) => number % pictures, scenery: (number) => number % Math.min(sceneries, pictures) };
    const photos = new Map<PhotoKey, SharedPhoto>();
    const queue = [...new Set(picturesOf(members, numberOf))];
    const work = async (): Promise<void> => {
      for (let key = queue.pop(); key; key = queue.pop()) {
        const { width, height, ...objects } = await storePortrait(store, await draw(key));
        photos.set(key, { objects, width, height });
      }
    };
    await Promise.all([work(), work()]);
    return new SharedPhotos(photos, numberOf);
  }

  portrait(number: number, gender: Gender): SharedPhoto {
    return this.stored(`${gender} ${this.numberOf.portrait(number)}`);
  }

  scenery(number: number): SharedPhoto {
    return this.stored(`scenery ${this.numberOf.scenery(number)}`);
  }

  private stored(key: PhotoKey): SharedPhoto {
    const photo = this.photos.get(key);
    if (!photo) throw new Error(`the picture ${key} was not stored`);
    return photo;
  }
}

function* picturesOf(members: Iterable<DemoMember>, numberOf: Numbering): Generator<PhotoKey> {
  for (const member of members) {
    if (member.portrait !== null) yield `${member.gender} ${numberOf.portrait(member.portrait)}`;
    for (const { number } of member.sceneries) yield `scenery ${numberOf.scenery(number)}`;
  }
}

function draw(key: PhotoKey): Promise<Buffer> {
  const [kind, number] = key.split(' ') as ['female' | 'male' | 'scenery', string];
  return renderPicture(Number(number), kind);
}
