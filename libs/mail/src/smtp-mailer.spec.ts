import { afterEach, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Config } from '#config';
import { metrics } from '#observability';
import { until } from '#testing';
import { MailDelayed, MailRejected, type OutgoingMail } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const mail: OutgoingMail = {
  lane: 'critical',
  messageId: '<0192f0c1@site.example>',
  from: { name: 'Second Spring', address: 'hello@site.example' },
  to: 'anna@mail.example',
  subject: 'Größe 1',
  html: '<p>Hello</p>',
  text: 'Hello',
  unsubscribeUrl: 'https://site.example/api/unsubscribe?token=x',
};
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

async function mailerTo(
  options: SMTPServerOptions,
  config: Partial<Config> = {},
): Promise<{ mailer: SmtpMailer; taken: string[]; sockets: Socket[] }> {
  const taken: string[] = [];
  const sockets: Socket[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailer = new SmtpMailer({ smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, ...config } as Config);
  cleanUp.push(
    () => mailer.onModuleDestroy(),
    () => new Promise<void>((resolve) => server.close(() => resolve())),
  );
  return { mailer, taken, sockets };
}

describe('handing a mail over', () => {
  it('keeps the message id, and offers to end such mails with one click', async () => {
    const { mailer, taken } = await mailerTo({});
    await mailer.send(mail);
    expect(taken[0]).toContain('Message-ID: <0192f0c1@site.example>');
    expect(taken[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(taken[0]?.replace(/\r\n\s+/g, ' ')).toContain('List-Unsubscribe: <https://site.example/api/unsubscribe?token=x>');
    expect(taken[0]).toContain('multipart/alternative');
  });

  it('signs it for its domain when a key is configured, and only then', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const signing = await mailerTo({}, { dkim: { domainName: 'site.example', keySelector: '2026', privateKey } });
    await signing.mailer.send(mail);
    expect(signing.taken[0]?.replace(/\r\n\s+/g, ' ')).toMatch(/DKIM-Signature: v=1; .*d=site\.example; .*s=2026;/);
    const plain = await mailerTo({});
    await plain.mailer.send(mail);
    expect(plain.taken[0]).not.toContain('DKIM-Signature');
  });

  it('is counted by the answer of the server', async () => {
    const counts = async () =>
      Object.fromEntries((await metrics.mails.get()).values.map(({ labels, value }) => [`${labels['lane']} ${labels['outcome']}`, value]));
    metrics.mails.reset();
    const { mailer } = await mailerTo({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('anna') ? null : refusal(550, 'No such mailbox')),
    });
    await mailer.send(mail);
    await mailer.send({ ...mail, lane: 'bulk' });
    await expect(mailer.send({ ...mail, to: 'nobody@mail.example' })).rejects.toBeInstanceOf(MailRejected);
    const away = new SmtpMailer({ smtpUrl: 'smtp://127.0.0.1:9' } as Config);
    cleanUp.push(() => away.onModuleDestroy());
    await expect(away.send(mail)).rejects.toBeInstanceOf(MailDelayed);
    expect(await counts()).toEqual({ 'critical taken': 1, 'bulk taken': 1, 'critical rejected': 1, 'critical delayed': 1 });
  });

  it('says that an address does not exist', async () => {
    const { mailer } = await mailerTo({ onRcptTo: (_address, _session, done) => done(refusal(550, 'No such mailbox')) });
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailRejected' });
  });

  it('does not blame the address when the server dislikes us', async () => {
    const { mailer } = await mailerTo({ onRcptTo: (_address, _session, done) => done(refusal(550, '5.7.1 Relaying denied')) });
    await expect(mailer.send(mail)).rejects.toMatchObject({ fault: 'not-taken', refused: true });
  });

  it('does not blame the mail for good when its content is refused', async () => {
    const { mailer } = await mailerTo({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(554, 'Looks like spam')));
      },
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ fault: 'not-taken', refused: true, onlyThis: true });
  });

  it('says that the server refuses whoever we are, not this mail', async () => {
    const { mailer } = await mailerTo({ onMailFrom: (_address, _session, done) => done(refusal(550, '5.7.1 Sender blocked')) });
    await expect(mailer.send(mail)).rejects.toMatchObject({ fault: 'not-taken', refused: true, onlyThis: false });
  });

  it.each([
    ['josé@mail.example', true],
    ['anna@xn--bcher-kva.example', false],
  ])('to %s waits, with a clear text, where the server takes no addresses beyond ASCII: %s', async (to, waits) => {
    // As such a server does: to it the address is nonsense.
    const refuse: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) =>
      done(/[^ -~].*@/.test(address) ? refusal(501, '5.1.3 Bad recipient address syntax') : null);
    const { mailer, taken } = await mailerTo({ hideSMTPUTF8: true, onRcptTo: refuse });
    const sent = mailer.send({ ...mail, to });
    if (!waits) return expect(sent).resolves.toBeUndefined();
    await expect(sent).rejects.toMatchObject({
      fault: 'not-taken',
      onlyThis: true,
      refused: false,
      message: expect.stringContaining('SMTPUTF8'),
    });
    expect(taken).toEqual([]);
    const speaking = await mailerTo({});
    await speaking.mailer.send({ ...mail, to });
    return expect(speaking.taken).toHaveLength(1);
  });

  it('may be tried again after "later", and the mail was certainly not taken', async () => {
    const { mailer } = await mailerTo({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(451, 'Busy')));
      },
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailDelayed', fault: 'not-taken', refused: false });
  });

  it('says that nobody knows when the server hangs up after the content', async () => {
    const { mailer, sockets } = await mailerTo({
      onData(stream) {
        stream.resume().on('end', () => sockets.forEach((socket) => socket.destroy()));
      },
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailDelayed', fault: 'unknown' });
  });

  it('hands a critical mail over while a slow server holds every connection of bulk mail', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const begun: string[] = [];
    const { mailer } = await mailerTo({
      onMailFrom: ({ address }, _session, done) => {
        begun.push(address);
        if (address.startsWith('bulk@')) void held.then(() => done());
        else done();
      },
    });
    const bulk = { ...mail, lane: 'bulk', from: { name: 'News', address: 'bulk@site.example' } } as const;
    const crowd = Array.from({ length: 12 }, () => mailer.send(bulk));
    await until(() => begun.length === 4);
    await mailer.send(mail);
    expect(begun).toEqual([...Array.from({ length: 4 }, () => 'bulk@site.example'), 'hello@site.example']);
    release();
    await Promise.all(crowd);
    expect(begun).toHaveLength(13);
  });

  it('fails at once while there is no server', async () => {
    const mailer = new SmtpMailer({ smtpUrl: 'smtp://127.0.0.1:9' } as Config);
    cleanUp.push(() => mailer.onModuleDestroy());
    const begun = performance.now();
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailDelayed);
    await expect(mailer.send(mail)).rejects.toMatchObject({ fault: 'not-taken' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
