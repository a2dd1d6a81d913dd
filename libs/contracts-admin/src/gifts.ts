import * as z from 'zod/mini';
import { giftKey, giftLevels, giftsMax, line, locales, uuid, type Locale } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { adminApiPath } from './routes.js';
import { siteId } from './site-settings.js';

export const giftNameMax = 40;
export const giftCreditsMax = 1_000;

/** A picture is posted here first; the command that makes use of it follows within the hour, or it is removed again. */
export const giftPicturesPath = `${adminApiPath}/gift-pictures` as const;
export const giftPictureAnswer = z.object({ picture: uuid });
export type GiftPictureAnswer = z.infer<typeof giftPictureAnswer>;

/** `early` and `over`: before its first day and after its last. */
export const giftStates = ['offered', 'early', 'over', 'retired'] as const;
export type GiftState = (typeof giftStates)[number];

/** By the level, which has its price on each site; or in credits, the same everywhere. */
const giftPriceWish = z.union([
  z.strictObject({ level: z.literal([...giftLevels]) }),
  z.strictObject({ credits: z.int().check(z.gte(0), z.lte(giftCreditsMax)) }),
]);
export type GiftPriceWish = z.infer<typeof giftPriceWish>;

const nameSchema = line().check(z.maxLength(giftNameMax));
/** One for each language; an empty one is lacking, and the English one is read there. */
const giftNames = z.strictObject(Object.fromEntries(locales.map((locale) => [locale, nameSchema])) as Record<Locale, typeof nameSchema>);

/** The days are those of the books; both count. */
const facts = {
  names: giftNames,
  price: giftPriceWish,
  /** Null: every site. */
  site_ids: z.nullable(z.array(siteId).check(z.minLength(1), z.maxLength(100))),
  from_day: z.nullable(z.iso.date()),
  until_day: z.nullable(z.iso.date()),
};

export const giftRow = z.object({
  /** As it stands in messages. */
  id: giftKey,
  built_in: z.boolean(),
  ...facts,
  /** Languages without a name. A built-in gift lacks none: the app has its names. */
  lacking: z.array(z.enum(locales)),
  picture: z.string(),
  state: z.enum(giftStates),
  /** 0: nobody ever changed it. */
  version: z.int(),
  changed_at: z.nullable(z.iso.datetime()),
  changed_by: z.nullable(z.string()),
});
export type GiftRow = z.infer<typeof giftRow>;
export const officeGiftsQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type OfficeGiftsQuery = z.infer<typeof officeGiftsQuery>;
/** In the order in which members see them. */
export const officeGiftsAnswer = listOf(giftRow);
export type OfficeGiftsAnswer = z.infer<typeof officeGiftsAnswer>;
export const giftAnswer = z.object({ gift: giftRow });
export type GiftAnswer = z.infer<typeof giftAnswer>;

const ofGift = { right: 'catalogue', subject: 'gift', reason: inWords(3, 200), confirms: true } as const;
const version = z.int32().check(z.gte(0));
const order = z.array(giftKey).check(z.minLength(1), z.maxLength(giftsMax));

/** `version`: which one was looked at; another one is refused, so that nobody changes unseen what somebody else chose. */
export const giftCommands = {
  make_gift: command({
    ...ofGift,
    path: '/api/admin/gifts',
    act: 'gift.made',
    target: null,
    fields: { ...facts, picture: uuid },
    result: giftAnswer,
  }),
  change_gift: command({
    ...ofGift,
    path: '/api/admin/gifts/:id/change',
    act: 'gift.changed',
    target: giftKey,
    // `picture`: null leaves it as it is.
    fields: { version, ...facts, picture: z.nullable(uuid) },
    result: giftAnswer,
  }),
  retire_gift: command({
    ...ofGift,
    path: '/api/admin/gifts/:id/retire',
    act: 'gift.retired',
    target: giftKey,
    fields: {},
    result: giftAnswer,
  }),
  restore_gift: command({
    ...ofGift,
    path: '/api/admin/gifts/:id/restore',
    act: 'gift.restored',
    target: giftKey,
    fields: {},
    result: giftAnswer,
  }),
  order_gifts: command({
    ...ofGift,
    path: '/api/admin/gift-order',
    act: 'gifts.ordered',
    target: null,
    // `was`: the order that was looked at.
    fields: { was: order, ids: order },
    result: z.object({ ids: z.array(giftKey) }),
  }),
} as const;

/** What staff read of it. */
export const giftsResources = {
  gifts: resource({
    path: '/api/admin/gifts',
    logged: true,
    right: 'catalogue',
    id: giftKey,
    sorts: [],
    query: officeGiftsQuery,
    row: giftRow,
    one: giftRow,
  }),
} as const;
