import type { Letter } from './letter.js';

/** Both forms of a letter. The plain one says everything that the other one says. */
export async function renderLetter(letter: Letter): Promise<{ readonly html: string; readonly text: string }> {
  const [{ createElement }, { render }, { LetterHtml }] = await whatDraws();
  return { html: await render(createElement(LetterHtml, { letter })), text: plainText(letter) };
}

function plainText({ sender, greeting, paragraphs, action, code, notes, goodbye, footer, stop }: Letter): string {
  const blocks = [
    sender.name,
    greeting,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    ...(code ? [`${code.intro}\n${code.digits}`] : []),
    ...notes,
    goodbye,
    '--',
    ...footer,
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Loaded with the first letter: its parts take a fifth of the time in which a process starts, and most processes write none. */
const whatDraws = () => Promise.all([import('react'), import('@react-email/render'), import('./letter-html.js')]);
