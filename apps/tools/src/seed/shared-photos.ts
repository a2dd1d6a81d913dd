import type { Gender } from '#contracts';
import { storePortrait } from '#media';
import type { ObjectStore } from '#storage';
import type { DemoMember } from './demo-member.js';
import { renderPortrait, renderScenery } from './portraits.js';

export interface SharedPhoto {
  readonly objects: Readonly<Record<'original' | 'thumb' | 'card' | 'full' | 'blurred', string>>;
  readonly width: number;
  readonly height: number;
}

export type PhotoKey = `female ${number}` | `male ${number}` | `scenery ${number}`;

/** Drawn photos, run once through the photo pipeline, whose files many members share. */
export class SharedPhotos {
  private constructor(
    private readonly photos: ReadonlyMap<PhotoKey, SharedPhoto>,
    private readonly mostOfEach: number,
  ) {}

  /** Stores the pictures that these members have, two at a time as the pipeline does; no more than `mostOfEach` of a kind. */
  static async store(store: ObjectStore, members: Iterable<DemoMember>, mostOfEach = Number.POSITIVE_INFINITY): Promise<SharedPhotos> {
    const photos = new Map<PhotoKey, SharedPhoto>();
    const queue = [...new Set(picturesOf(members, mostOfEach))];
    const work = async (): Promise<void> => {
      for (let key = queue.pop(); key; key = queue.pop()) {
        const { width, height, ...objects } = await storePortrait(store, await draw(key));
        photos.set(key, { objects, width, height });
      }
    };
    await Promise.all([work(), work()]);
    return new SharedPhotos(photos, mostOfEach);
  }

  portrait(number: number, gender: Gender): SharedPhoto {
    return this.stored(`${gender} ${number % this.mostOfEach}`);
  }

  scenery(number: number): SharedPhoto {
    return this.stored(`scenery ${number % this.mostOfEach}`);
  }

  private stored(key: PhotoKey): SharedPhoto {
    const photo = this.photos.get(key);
    if (!photo) throw new Error(`the picture ${key} was not stored`);
    return photo;
  }
}

function* picturesOf(members: Iterable<DemoMember>, mostOfEach: number): Generator<PhotoKey> {
  for (const member of members) {
    if (member.portrait !== null) yield `${member.gender} ${member.portrait % mostOfEach}`;
    for (const { number } of member.sceneries) yield `scenery ${number % mostOfEach}`;
  }
}

function draw(key: PhotoKey): Promise<Buffer> {
  const [kind, number] = key.split(' ') as ['female' | 'male' | 'scenery', string];
  return kind === 'scenery' ? renderScenery(Number(number)) : renderPortrait(Number(number), kind);
}
