import type { CaughtMail } from './mailbox.js';

const ownAddress = /https?:\/\/(localhost|127\.0\.0\.1|[a-z\d-]+\.localhost)(?::\d+)?(?![\w:-]|\.\w)/gi;
const mainHosts = ['localhost', '127.0.0.1'];

/**
 * A mail with its links leading to where the mailbox was opened, `localhost:3100` for example: a mail knows one address of the demo only, and
 * perhaps that of an earlier start. Sites of a language keep their name and take the port.
 */
export function atAddressInUse(mail: CaughtMail, host: string): CaughtMail {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const lead = (text: string): string =>
    text.replace(ownAddress, (_, name: string) => `http://${mainHosts.includes(name.toLowerCase()) ? host : `${name}${port}`}`);
  return { ...mail, text: lead(mail.text), html: lead(mail.html), links: mail.links.map(lead) };
}
