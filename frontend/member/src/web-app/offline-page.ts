import { offlinePagePath, type DisplayPrefs, type Locale } from '#contracts';
import { fontStack } from '#member/theme/font-stack';
import { colours, type Colour, type Shades } from '#member/theme/colours';
import { nicheAccents } from '#member/theme/niches';
import { themeColorTags } from '#member/theme/theme-color';
import { escapeHtml } from '../document';

export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly check: string;
  readonly still: string;
  readonly again: string;
  readonly busy: string;
}

export interface OfflinePageParts {
  readonly site: string;
  readonly niche: number;
  readonly locale: Locale;
  readonly prefs: DisplayPrefs;
  readonly words: OfflineWords;
  readonly nonce: string;
  readonly fontCss: string;
}

const used = ['canvas', 'surface', 'ink', 'ink.soft', 'primary', 'primary.deep', 'onPrimary', 'secondary', 'focus', 'edge'] as const;
const variable = (name: Colour): string => `--${name.replace('.', '-')}`;
const color = (name: (typeof used)[number]): string => `var(${variable(name)})`;

function lightOf(shade: keyof Shades, niche: number): string {
  const accents: Partial<Record<Colour, string>> = shade === 'light' || shade === 'dark' ? (nicheAccents[niche]?.[shade] ?? {}) : {};
  return used.map((name) => `${variable(name)}:${accents[name] ?? colours[name][shade]}`).join(';');
}

/** In the order of the theme: the device decides, and a choice goes before it. */
const lights = (niche: number): string => `
:root{color-scheme:light dark;${lightOf('light', niche)}}
@media (prefers-color-scheme:dark){:root{${lightOf('dark', niche)}}}
@media (prefers-contrast:more){:root{${lightOf('contrast', niche)}}}
@media (prefers-contrast:more) and (prefers-color-scheme:dark){:root{${lightOf('contrastDark', niche)}}}
:root[data-theme=light]{color-scheme:light;${lightOf('light', niche)}}
:root[data-theme=dark]{color-scheme:dark;${lightOf('dark', niche)}}
:root[data-theme=contrast]{color-scheme:light;${lightOf('contrast', niche)}}`;

const rules = `
html{font-size:100%;text-size-adjust:100%;-webkit-text-size-adjust:100%}
html[data-text="125"]{font-size:125%}html[data-text="150"]{font-size:150%}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:${color('canvas')};color:${color('ink')};
font:1.1875rem/1.55 ${fontStack}}
header{display:flex;align-items:center;gap:.75rem;min-height:4.5rem;padding:.75rem 1.25rem;background:${color('surface')};border-bottom:1px solid ${color('edge')};
font-size:1.375rem;font-weight:700}
header svg{width:2.5rem;height:2.5rem;flex:none}
main{flex:1;display:flex;align-items:center;justify-content:center;padding:1.5rem 1rem}
.card{width:100%;max-width:35rem;padding:2rem 1.5rem;background:${color('surface')};border:1px solid ${color('edge')};border-radius:1.25rem;text-align:center}
.card>svg{width:9rem;height:6rem;color:${color('secondary')}}
h1{margin:1rem 0 .75rem;font-size:2rem;line-height:1.2;text-wrap:balance}
p{margin:0 0 .75rem;text-wrap:pretty}
button{margin-top:.75rem;min-height:3.25rem;min-width:min(100%,16rem);padding:.75rem 1.75rem;border:2px solid transparent;border-radius:.75rem;
background:${color('primary')};color:${color('onPrimary')};font:inherit;font-weight:600;cursor:pointer}
button:hover{background:${color('primary.deep')}}
:focus-visible{outline:3px solid ${color('focus')};outline-offset:3px}
[role=status]{min-height:3.1em;margin:1rem 0 0}`;

const plug = `<svg viewBox="0 0 144 96" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M8 76c22 0 10-28 30-28M38 34h14a14 14 0 0 1 0 28H38zM66 42h9M66 54h9"/>
<g stroke="${color('primary')}"><path d="M106 34H94a14 14 0 0 0 0 28h12zM106 48c20 0 8 28 30 28"/><path d="M80 20V10M68 24l-6-8M92 24l6-8"/></g></svg>`;

const icon = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#4B1D7A"/><g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
<path d="M14.5 23.5a6.6 6.6 0 0 1-1-13.1c4.6-1 6-1.6 7.8-4 1 1.9 2 4 2 7.6 0 5.2-4.5 9.5-8.8 9.5z"/><path d="M6.5 25.5c0-2.8 1.800-5 4.800-5.600 2.200-.4 4.500-1.800 5.300-2.800"/></g></svg>`;

/**
 * Goes on to the page that was asked for, whose address it stands at: when the device says that there is a network, when the site answers (the
 * device does not know of a site that was away), and by the button, which says so when no answer came.
 */
const script = `const d=document,b=d.querySelector('button'),s=d.querySelector('[role=status]'),{again,busy,still}=b.dataset;
const on=()=>location.pathname==='${offlinePagePath}'?location.replace('/'):location.reload();
const answers=()=>fetch('/api/ready',{cache:'no-store',signal:AbortSignal.timeout(8000)}).then(r=>r.ok,()=>false);
addEventListener('online',on);
b.addEventListener('click',async()=>{if(b.ariaBusy)return;b.ariaBusy='true';b.textContent=busy;s.textContent='';if(await answers())return on();b.ariaBusy=null;b.textContent=again;s.textContent=still});
const look=async()=>{if(!d.hidden&&!b.ariaBusy&&await answers())on()};
d.addEventListener('visibilitychange',look);setInterval(look,10000);`;

/** Stands in where no page can be reached, so it brings all that it needs. Only the letters come from the browser's own store, if it has them. */
export function offlinePage({ site, niche, locale, prefs, words, nonce, fontCss }: OfflinePageParts): string {
  const safe = (text: string) => escapeHtml(text);
  const attributes = [
    `lang="${locale}"`,
    `data-text="${prefs.text}"`,
    prefs.colours === 'device' ? '' : `data-theme="${prefs.colours}"`,
  ].filter(Boolean);
  return `<!doctype html>
<html ${attributes.join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${safe(`${words.title} – ${site}`)}</title>
<meta name="robots" content="noindex">
${themeColorTags(prefs.colours)}
<style nonce="${nonce}">${fontCss}${lights(niche)}${rules}</style>
</head>
<body>
<header>${icon}<span>${safe(site)}</span></header>
<main><div class="card">
${plug}
<h1>${safe(words.title)}</h1>
<p>${safe(words.text)}</p>
<p>${safe(words.check)}</p>
<button type="button" data-again="${safe(words.again)}" data-busy="${safe(words.busy)}" data-still="${safe(words.still)}">${safe(words.again)}</button>
<p role="status"></p>
</div></main>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}
