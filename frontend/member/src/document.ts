import { manifestAddress, type PageFiles } from '#contracts';
import type { WordFile } from '#kit';
import type { Boot } from './app/boot';
import { bootElementId } from './app/boot';
import { questionStyles } from './cookie-question';
import { badging, closing, fetchApp, lastResortId, leaving, onFirstIntent, pressing, starting } from './first-script';
import type { Head } from './shared/hooks/use-head';
import { badgeCount } from './shared/model/badge-count';
import { themeColorTags } from './theme/theme-color';

export interface DocumentParts {
  readonly boot: Boot;
  readonly head: Head;
  /** How it is found and shared: finished tags. */
  readonly found: string;
  /** The question whether the visit may be counted, where it is asked. */
  readonly asks?: string;
  /** A script of another host. */
  readonly loads?: string | undefined;
  readonly styles: string;
  readonly body: string;
  readonly nonce: string;
  /** The error page stays as it is: there is nothing to take over. */
  readonly withoutScript?: boolean;
  /** Scripts that a member's page needs at once. */
  readonly scripts: readonly string[];
  readonly files: PageFiles;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** JSON inside a script element must not be able to close it. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (sign) => (sign === '\u2028' ? '\\u2028' : '\\u2029'));

/** A finished page waits for the first intent of a visitor; to a member news may come at any moment. */
function start({ complete, user }: Boot, entry: string): string {
  if (complete) return user ? fetchApp(entry) : onFirstIntent(entry);
  return pressing + fetchApp(entry);
}

const scriptTags = (boot: Boot, nonce: string, entry: string): string =>
  `<script type="application/json" id="${bootElementId}" nonce="${nonce}">${inlineJson(boot)}</script>
<script type="module" nonce="${nonce}">${badging(boot.user ? badgeCount(boot.badges) : 0)}${closing}${starting}${leaving}${start(boot, entry)}</script>`;

/** What `LastResort` draws, for a page that shows nothing without the app. */
const lastResort = ({ last_resort: sentence, home }: WordFile): string =>
  `<template id="${lastResortId}"><main class="${lastResortId}"><h1>${escapeHtml(String(sentence))}</h1><p><a href="/">${escapeHtml(String(home))}</a></p></main></template>`;

const lastResortStyle = `.${lastResortId}{padding:2rem}.${lastResortId} a{display:inline-block;padding:1rem 0;text-decoration:underline}`;

/** What is read on paper is the text: large, black on white, no section cut in two. */
const onPaper = `@page{margin:2cm}html,body{background:#fff!important;color:#000!important;font-size:14pt!important}
header,footer,nav,dialog,[role=dialog],[data-closes],[data-asks],[role=status]{display:none!important}
main *{color:#000!important}section,li,tr{break-inside:avoid}h1,h2,h3{break-after:avoid}`;

export function renderDocument(parts: DocumentParts): string {
  const { boot, head, found, asks = '', loads, styles, body, nonce, scripts, files, withoutScript = false } = parts;
  const { locale, prefs } = boot;
  const attributes = [
    `lang="${locale}"`,
    `data-text="${prefs.text}"`,
    prefs.colours === 'device' ? '' : `data-theme="${prefs.colours}"`,
    prefs.motion === 'device' ? '' : `data-motion="${prefs.motion}"`,
  ];
  return `<!doctype html>
<html ${attributes.filter(Boolean).join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
${head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : ''}
${found}
${themeColorTags(prefs.colours)}
<meta name="apple-mobile-web-app-title" content="${escapeHtml(boot.settings.name)}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${manifestAddress(locale)}">
<link rel="preload" href="${files.fontUrl}" as="font" type="font/woff2" crossorigin>
${head.image ? `<link rel="preload" href="${head.image}" as="image" fetchpriority="high">` : ''}
${scripts.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`).join('\n')}
<meta property="csp-nonce" nonce="${nonce}">
<style nonce="${nonce}">${files.fontCss}</style>
${styles}
${asks && `<style nonce="${nonce}">${questionStyles}</style>`}
${boot.complete ? '' : `<style nonce="${nonce}">${lastResortStyle}</style>\n`}<style nonce="${nonce}" media="print">${onPaper}</style>
</head>
<body>
${asks}<div id="root">${body}</div>
${boot.complete ? '' : lastResort(boot.words['errors'] ?? {})}${withoutScript ? '' : scriptTags(boot, nonce, files.entry)}${loads ? `\n<script async data-measures src="${escapeHtml(loads)}" nonce="${nonce}"></script>` : ''}
</body>
</html>`;
}
