import type { Locale, PublicSettings, WebManifest } from '#contracts';
import { colours } from '#member/theme/colours';
import { nicheAccents } from '#member/theme/niches';

type SiteFacts = Pick<PublicSettings, 'name' | 'description' | 'niche'>;

/** What the places of the bar are called in the reader's language. */
export interface ShortcutWords {
  readonly messages: string;
  readonly likes: string;
  readonly search: string;
}

/** More is cut off under an icon. */
const shortChars = 12;

/** The name under the icon: the whole one if it fits, else as many of its first words as do. */
export function shortNameOf(name: string): string {
  let short = '';
  for (const word of name.split(' ')) {
    const longer = short ? `${short} ${word}` : word;
    if (longer.length > shortChars) break;
    short = longer;
  }
  return short || name;
}

const icons: WebManifest['icons'] = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png' as const,
    purpose,
  })),
);

/** The site as an app of the device. Its identity stays the same in every language. */
export const manifestOf = ({ name, description, niche }: SiteFacts, lang: Locale, words: ShortcutWords): WebManifest => ({
  id: '/',
  name,
  short_name: shortNameOf(name),
  description,
  lang,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: nicheAccents[niche]?.light.primary ?? colours.primary.light,
  background_color: colours.canvas.light,
  icons,
  shortcuts: [
    { name: words.messages, url: '/chats' },
    { name: words.likes, url: '/likes' },
    { name: words.search, url: '/members' },
  ],
});
