import { locales, type Locale } from '#contracts';

/** A list of all mails, for one language: each as it looks, and the plain text. */
export function mailSamplesPage(names: readonly string[], language: Locale): string {
  const languages = locales.map((one) => (one === language ? `<strong>${one}</strong>` : `<a href="?language=${one}">${one}</a>`));
  const mails = names.map(
    (name) =>
      `<li><a href="mails/${name}?language=${language}">${name}</a> (<a href="mails/${name}/text?language=${language}">plain text</a>)</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails of the product</title>
<style>
  :root { color-scheme: light dark; font: 1.1rem/2 system-ui, sans-serif }
  body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
  nav { display: flex; flex-wrap: wrap; gap: 1rem }
</style></head>
<body><main><h1>Mails of the product</h1><nav>${languages.join(' ')}</nav><ul>${mails.join('\n')}</ul></main></body></html>`;
}
