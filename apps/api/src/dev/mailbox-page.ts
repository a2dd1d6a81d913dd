import { escapeUTF8 } from 'entities';
import type { CaughtMail } from './mailbox.js';

const SHOWN = 50;

/** The demo's mailbox as a page: the newest mails, each in a frame without scripts. */
export function mailboxPage(mails: readonly CaughtMail[]): string {
  const items = mails.slice(0, SHOWN).map(
    (mail) => `<article>
  <h2>${escapeUTF8(mail.subject)}</h2>
  <p>${escapeUTF8(mail.kind)} to <strong>${escapeUTF8(mail.to)}</strong>, ${escapeUTF8(mail.received_at)}</p>
  ${mail.attachments.map(({ name, type }) => `<p>With ${escapeUTF8(name)} (${escapeUTF8(type)})</p>`).join('')}
  ${mail.links.map((link) => `<p><a href="${escapeUTF8(link)}">${escapeUTF8(link)}</a></p>`).join('')}
  <iframe title="${escapeUTF8(mail.subject)}" sandbox srcdoc="${escapeUTF8(mail.html)}"></iframe>
</article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox of the demo</title>
<style>
  :root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif }
  body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid; padding: 1rem 0 }
  iframe { width: 100%; height: 30rem; border: 1px solid; border-radius: .75rem; background: #fff }
  a { overflow-wrap: anywhere }
</style></head>
<body><main><h1>Mailbox of the demo</h1>${items.join('\n') || '<p>No mail yet.</p>'}</main></body></html>`;
}
