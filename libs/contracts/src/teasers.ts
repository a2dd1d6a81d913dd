import type { MemberId } from './ids.js';
import type { ImageView } from './photos.js';

/** What the pages for visitors tell of one member who allows it: no more than this. */
export type TeaserView = {
  readonly id: MemberId;
  readonly first_name: string;
  readonly age: number;
  /** Blurred. */
  readonly main_image: ImageView | null;
};
