import type { Email, Enclosure, EnclosurePart } from './email.js';
import { withWholeWords } from './whole-words.js';

/** Both forms of a mail. The plain one says everything that the other one says. */
export async function renderEmail(email: Email): Promise<{ readonly html: string; readonly text: string }> {
  const [{ createElement }, { render }, { EmailHtml }] = await whatDraws();
  return { html: withWholeWords(await render(createElement(EmailHtml, { email }))), text: plainText(email) };
}

function plainText({
  sender,
  greeting,
  paragraphs,
  facts = [],
  entries = [],
  sections = [],
  action,
  code,
  notes,
  link,
  goodbye,
  enclosures = [],
  footer,
  stop,
}: Email): string {
  const blocks = [
    sender.name,
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...entries.map(({ label, detail, url }) => `${label} – ${detail}\n${url}`),
    ...sections.flatMap((section) => [section.title, ...section.paragraphs, `${section.link.label}:\n${section.link.url}`]),
    `${action.label}:\n${action.url}`,
    ...(code ? [`${code.intro}\n${code.digits}`] : []),
    ...notes,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    goodbye,
    ...enclosures.flatMap(enclosureText),
    '--',
    ...footer,
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const enclosureText = ({ title, parts }: Enclosure): string[] => [`${title}\n${'='.repeat(title.length)}`, ...parts.map(partText)];

const roomToWrite = '_'.repeat(40);

function partText(part: EnclosurePart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'quotation':
      return part.lines.map((line) => `* ${line}`).join('\n');
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'form':
      return part.lines.map(([label, value]) => `${label}:\n${value || roomToWrite}`).join('\n\n');
  }
}

/** Loaded with the first mail: its parts take a fifth of the time in which a process starts, and most processes write none. */
const whatDraws = () => Promise.all([import('react'), import('@react-email/render'), import('./email-html.js')]);
