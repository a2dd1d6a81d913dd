import type { ImageSource } from './photo.mapper.js';

const columns = {
  memberId: 'member_id',
  main: 'main',
  private: 'private',
  premiumOnly: 'premium_only',
  overLimit: 'over_limit',
  status: 'status',
  thumbKey: 'thumb_key',
  cardKey: 'card_key',
  fullKey: 'full_key',
  blurredKey: 'blurred_key',
} as const satisfies Record<keyof ImageSource, string>;

/** SQL for what `toImageView` asks of a photo, as JSON; null without one. `ph` is the alias of media.photo in a left join. */
export const imageSql = (ph: string): string =>
  `case when ${ph}.id is not null then jsonb_build_object(${Object.entries(columns)
    .map(([name, column]) => `'${name}', ${ph}.${column}`)
    .join(', ')}) end`;
