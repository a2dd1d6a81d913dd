export type Picture = { readonly scene: string; readonly file: string; readonly lang: string; readonly look: string };

const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One page with every picture, by scene, so that the whole product can be looked through in a minute. */
export function indexPage(pictures: readonly Picture[], failures: readonly string[]): string {
  const names = [...new Set(pictures.map(({ scene }) => scene))];
  const rows = names.map((name) => {
    const figures = pictures
      .filter(({ scene }) => scene === name)
      .map(
        ({ file, lang, look }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${lang}, ${look}</figcaption></figure>`,
      );
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif }
  body { margin: 1.5rem } section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start }
  figure { margin: 0; flex: none } img { height: 22rem; border: 1px solid #8888; border-radius: .5rem; object-fit: cover; object-position: top; max-width: 34rem }
</style></head>
<body><h1>${pictures.length} pictures of ${names.length} screens and states</h1>
${failures.length > 0 ? `<ul>${failures.map((failure) => `<li>${asText(failure)}</li>`).join('')}</ul>` : ''}
<p>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</p>
${rows.join('\n')}</body></html>`;
}
