import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Letter } from './letter.js';
import { LetterHtml } from './letter-html.js';

/** Both forms of a letter. The plain one says everything that the other one says. */
export async function renderLetter(letter: Letter): Promise<{ readonly html: string; readonly text: string }> {
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
