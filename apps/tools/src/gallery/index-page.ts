import { z } from 'zod';

/** What `frontend/e2e/support/gallery.ts` writes about each screen. */
export const screenSchema = z.object({
  story: z.string(),
  test: z.string(),
  path: z.string(),
  pictures: z.array(z.string()),
  faults: z.array(z.string()),
});
type Screen = z.infer<typeof screenSchema>;

const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One page with every picture, by journey, so that the whole product can be looked through in a minute. */
export function indexPage(screens: readonly Screen[]): string {
  const stories = [...new Set(screens.map(({ story }) => story))];
  const picture = (file: string) => `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`;
  const section = ({ test, path, pictures, faults }: Screen) =>
    `<h3>${asText(path)}</h3><p>${asText(test)}</p><div>${pictures.map(picture).join('')}</div>
${faults.length > 0 ? `<ul>${faults.map((fault) => `<li>${asText(fault)}</li>`).join('')}</ul>` : ''}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif }
  body { margin: 1.5rem } div { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start } div a { flex: none }
  img { height: 22rem; border: 1px solid #8888; border-radius: .5rem; object-fit: cover; object-position: top; max-width: 34rem }
</style></head>
<body><h1>${screens.length} screens</h1>
<p>${stories.map((story) => `<a href="#${story}">${story}</a>`).join(' · ')}</p>
${stories
  .map(
    (story) =>
      `<section id="${story}"><h2>${story}</h2>${screens
        .filter((screen) => screen.story === story)
        .map(section)
        .join('\n')}</section>`,
  )
  .join('\n')}
</body></html>`;
}
