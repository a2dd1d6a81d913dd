import * as z from 'zod/mini';
import { memberId } from './ids.js';
import { imageView } from './photos.js';

/** What the pages for visitors tell of one member who allows it: no more than this. The image is blurred. */
export const teaserView = z.object({
  id: memberId,
  first_name: z.string(),
  age: z.int(),
  main_image: z.nullable(imageView),
});
export type TeaserView = z.infer<typeof teaserView>;
