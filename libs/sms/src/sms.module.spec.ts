import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CmSms } from './cm-sms.js';
import { senderFor } from './sms.module.js';

const account = { productToken: 'token', sender: 'Spring', endpoint: 'https://gw.cmtelecom.com/v1.0/message' };

describe('who sends SMS', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sms-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is the account that is set, in a demo too', () => {
    expect(senderFor({ sms: account, mailboxFile: undefined })).toBeInstanceOf(CmSms);
    expect(senderFor({ sms: account, mailboxFile: '/nowhere' })).toBeInstanceOf(CmSms);
  });

  it('is nobody where none is set, and says so before it is asked', async () => {
    const sender = senderFor({ sms: undefined, mailboxFile: undefined });
    expect(sender.isAvailable).toBe(false);
    await expect(sender.send({ to: '+31612345678', text: 'x' })).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  it('is the mailbox of a demo, where each SMS is one whole line', async () => {
    const mailboxFile = join(folder, 'new', 'mailbox.jsonl');
    const sender = senderFor({ sms: undefined, mailboxFile });
    expect(sender.isAvailable).toBe(true);
    const texts = Array.from({ length: 30 }, (_, number) => `${number} <b>& "x"`);
    await Promise.all(texts.map((text) => sender.send({ to: '+31612345678', text })));
    const lines = (await readFile(mailboxFile, 'utf8')).trimEnd().split('\n');
    const caught = lines.map((line) => JSON.parse(line) as { kind: string; to: string; text: string; html: string });
    expect(caught.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    for (const { kind, to, html } of caught) {
      expect([kind, to]).toEqual(['sms', '+31612345678']);
      expect(html).toMatch(/^<p>\d+ &#60;b&#62;&#38; &#34;x&#34;<\/p>$/);
    }
  });

  it('says that nobody knows when the mailbox cannot be written', async () => {
    await expect(senderFor({ sms: undefined, mailboxFile: folder }).send({ to: '+31612345678', text: 'x' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
