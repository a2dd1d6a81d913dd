import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import { createTransport } from 'nodemailer';
import { freePort } from './ports.js';
import { linksOf, startSmtpCatcher, type SmtpCatcher } from './smtp.js';

const letter = { from: 'Spring <hello@demo.example>', subject: 'Grüße', text: 'See http://localhost:3000/activate?x=1.' };

describe('the mail catcher', () => {
  let mailboxFile: string;
  let catcher: SmtpCatcher;
  beforeEach(async () => {
    const port = await freePort();
    mailboxFile = join(loadConfig().dataDir, `mailbox-${port}.jsonl`);
    catcher = await startSmtpCatcher({ port, mailboxFile });
  });
  afterEach(() => catcher.stop());

  const send = (mail: object) => createTransport(catcher.url).sendMail({ ...letter, ...mail });
  const caught = async () =>
    (await readFile(mailboxFile, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));

  it('writes one line for each person that a mail is for', async () => {
    await send({ to: 'anna@demo.example, bert@demo.example', html: '<a href="http://localhost:3000/a?x=1&amp;y=2">Activate</a>' });
    expect(await caught()).toEqual([
      expect.objectContaining({ kind: 'mail', to: 'anna@demo.example', from: 'hello@demo.example', subject: 'Grüße' }),
      expect.objectContaining({
        to: 'bert@demo.example',
        links: ['http://localhost:3000/a?x=1&y=2', 'http://localhost:3000/activate?x=1'],
      }),
    ]);
  });

  it('tells which files a mail carried', async () => {
    await send({
      to: 'anna@demo.example',
      text: 'Your invoice',
      attachments: [{ filename: 'invoice.pdf', content: Buffer.from('%PDF-') }],
    });
    expect(await caught()).toMatchObject([{ attachments: [{ name: 'invoice.pdf', type: 'application/pdf', bytes: 5 }] }]);
  });

  it('keeps every mail whole when many come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => send({ to: `member-${index}@demo.example`, text: 'x'.repeat(20_000) })));
    expect(await caught()).toHaveLength(40);
  });

  it('says "later" twice and "never" for the addresses made for that', async () => {
    const mail = { to: 'anna@busy.example', messageId: '<one@demo.example>' };
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 451 });
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 451 });
    await send(mail);
    await expect(send({ to: 'anna@gone.example' })).rejects.toMatchObject({ responseCode: 550 });
    expect(await caught()).toHaveLength(1);
  });

  it('names each link once, without the full stop after it', () => {
    expect(linksOf('<a href="mailto:x@y"></a><a href=\'https://a.example/1\'>', 'https://a.example/1, (https://b.example/2).')).toEqual([
      'https://a.example/1',
      'https://b.example/2',
    ]);
  });
});
