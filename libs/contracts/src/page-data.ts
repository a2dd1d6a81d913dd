import * as z from 'zod/mini';
import { advertisementView } from './advertisement.js';
import { chatsAnswer } from './chats.js';
import { houseRules } from './decisions.js';
import { infoText } from './info-pages.js';
import { likesAnswer, likeTypes } from './likes.js';
import { storedLink } from './links.js';
import { searchAnswer } from './search.js';
import { teaserView } from './teasers.js';
import { yearFigures } from './transparency.js';

/** For screens that ask the API themselves: the first HTML has to know only that it is no 404. */
const isThere = z.literal(true);

/** A country as its towns: in each region the places of the dots, as the path of a drawing that is `width` × `height`. */
const townMap = z.object({
  country: z.string(),
  width: z.int(),
  height: z.int(),
  regions: z.array(z.object({ name: z.string(), dots: z.string() })),
});
export type TownMap = z.infer<typeof townMap>;

/**
 * What a page needs of its own in its first HTML, a line for each kind. Its route names the key, the class under that key in
 * `apps/api/src/pages/data` finds it, `usePageData(key)` gives it to the screen. A field that is not named here does not get into the page.
 */
export const pageData = {
  /** `advertisement`: null on most sites, and for who does not want it. */
  home: z.object({ advertisement: z.nullable(advertisementView) }),
  'member-teaser': teaserView,
  /** A lander says all that it needs in its path. */
  lander: isThere,
  'lander-map': townMap,
  'stored-link': storedLink,
  /**
   * `own`: the owner's text in this language, or null for the built-in one. English in the United States has a part about privacy of its own. `rules`:
   * those of the house, where decisions lead to.
   */
  'info-page': z.object({
    own: z.nullable(infoText),
    in_united_states: z.boolean(),
    rules: z.optional(z.array(z.object({ rule: z.enum(houseRules), text: z.string() }))),
  }),
  transparency: z.object({ years: z.array(yearFigures) }),
  /** The first page of a search in which nothing was chosen; null where the browser asks for what it shows. */
  members: z.nullable(searchAnswer),
  /** All conversations; null where the browser asks for them, as it does when one answer does not hold all. */
  chats: z.nullable(chatsAnswer),
  /** The first page of one of the lists; null where the browser asks. */
  likes: z.nullable(z.extend(likesAnswer, { type: z.enum(likeTypes) })),
  member: isThere,
  'chat-partner': isThere,
  chat: isThere,
  bundle: isThere,
  order: isThere,
} as const;

export type PageDataKey = keyof typeof pageData;
export type PageData = { readonly [Key in PageDataKey]: z.infer<(typeof pageData)[Key]> };
