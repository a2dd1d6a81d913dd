import { Parser } from 'htmlparser2';

const unseen = new Set(['script', 'style', 'template']);

export interface PageHtml {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  /** It is the whole page, not a frame that the app fills. */
  readonly isFinished: boolean;
  /** It has a heading, and more than that. */
  readonly saysSomething: boolean;
}

/** What the HTML of a page says to whoever reads it before any script runs. */
export function readPage(html: string): PageHtml {
  const said = { lang: '', title: '', text: '', main: '', heading: '', boot: '' };
  const open: string[] = [];
  let inBoot = false;
  new Parser({
    onopentag(name, { lang = '', id = '' }) {
      open.push(name);
      inBoot = id === 'boot';
      if (name === 'html') said.lang = lang;
      said.text += ' ';
    },
    ontext(words) {
      if (inBoot) said.boot += words;
      if (open.some((name) => unseen.has(name))) return;
      said[open.includes('head') ? 'title' : 'text'] += words;
      if (open.includes('main')) said.main += words;
      if (open.includes('h1')) said.heading += words;
    },
    onclosetag() {
      open.pop();
      inBoot = false;
      said.text += ' ';
    },
  }).end(html);
  const [main, heading] = [said.main.trim(), said.heading.trim()];
  const { complete } = JSON.parse(said.boot) as { readonly complete: boolean };
  return {
    lang: said.lang,
    title: said.title.trim(),
    text: said.text,
    isFinished: complete,
    saysSomething: heading !== '' && main.length > heading.length,
  };
}
