import { once } from 'node:events';
import { closeSync, constants, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import PostalMime, { type Attachment as PostalAttachment } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** One line of the mailbox file, as `/dev/mailbox.json` answers it. SMS and push messages of a demo use the same shape. */
interface CaughtMail {
  readonly kind: 'mail';
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments: readonly CaughtFile[];
  readonly received_at: string;
  readonly message_id: string;
}

/** A file that a mail carried: what it is, not what is in it. */
interface CaughtFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

export interface SmtpCatcher {
  readonly url: string;
  stop(): Promise<void>;
}

interface SmtpCatcherOptions {
  readonly port: number;
  readonly mailboxFile: string;
}

const mailboxBytes = 20_000_000;

/**
 * Takes every mail and delivers none. Three receiving domains behave as real ones do on bad days, so that retries can
 * be tried: `@busy.example` says "later" twice to each mail, `@gone.example` says "never", `@slow.example` waits 4 s.
 */
export async function startSmtpCatcher({ port, mailboxFile }: SmtpCatcherOptions): Promise<SmtpCatcher> {
  await mkdir(dirname(mailboxFile), { recursive: true });
  prepareMailbox(mailboxFile);
  const refusals = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: 25_000_000,
    onRcptTo({ address }, _session, done) {
      if (address.endsWith('@gone.example')) return done(smtpRefusal(550, 'No such mailbox'));
      return done();
    },
    onData(stream, session, done) {
      receive(stream, session, mailboxFile, refusals).then(() => done(), done);
    },
  });
  server.on('error', () => undefined); // a client that hangs up is its own problem
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) };
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  mailboxFile: string,
  refusals: Map<string, number>,
): Promise<void> {
  const raw = await readAll(stream);
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  const parsed = await PostalMime.parse(raw);
  const messageId = parsed.messageId ?? '';
  if (recipients.some((to) => to.endsWith('@slow.example'))) await new Promise((resolve) => setTimeout(resolve, 4000));
  if (recipients.some((to) => to.endsWith('@busy.example')) && countRefusal(refusals, messageId) <= 2)
    throw smtpRefusal(451, 'Busy, try again later');
  const html = parsed.html ?? '';
  const text = parsed.text ?? '';
  const lines = recipients.map((to): string => {
    const mail: CaughtMail = {
      kind: 'mail',
      to,
      from: parsed.from?.address ?? '',
      subject: parsed.subject ?? '',
      text,
      html,
      links: linksOf(html, text),
      attachments: parsed.attachments.map(toFile),
      received_at: new Date().toISOString(),
      message_id: messageId,
    };
    return `${JSON.stringify(mail)}\n`;
  });
  // One append for all lines: readers and other writers see whole lines only.
  await appendFile(mailboxFile, lines.join(''));
}

const toFile = ({ filename, mimeType, content }: PostalAttachment): CaughtFile => ({
  name: filename ?? '',
  type: mimeType,
  bytes: typeof content === 'string' ? content.length : content.byteLength,
});

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw smtpRefusal(552, 'Message too large');
  return Buffer.concat(chunks);
}

function countRefusal(refusals: Map<string, number>, messageId: string): number {
  const count = (refusals.get(messageId) ?? 0) + 1;
  refusals.set(messageId, count);
  return count;
}

function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Every address that a reader of the mail could follow, in the order of the mail, once each. */
export function linksOf(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&'),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([link]) => link.replace(/[.,;:!?]+$/, ''));
  return [...new Set([...inHtml, ...inText].filter((link) => /^https?:/.test(link)))];
}

/** Makes the file, and drops the oldest mails of a demo that has run for months. */
function prepareMailbox(file: string): void {
  closeSync(openSync(file, constants.O_CREAT | constants.O_APPEND | constants.O_WRONLY, 0o600));
  if (statSync(file).size <= mailboxBytes * 2) return;
  const newest = readFileSync(file).subarray(-mailboxBytes);
  writeFileSync(file, newest.subarray(newest.indexOf(10) + 1));
}
