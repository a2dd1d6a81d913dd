import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { readEmail } from './email-address.js';
import { emailWith } from './user.js';

describe('an e-mail address', () => {
  it.each([
    ['Anna@Mail.Example', 'anna@mail.example'],
    [' anna@mail.example ', 'anna@mail.example'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example'],
    ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
    ['anna@XN--BCHER-KVA.example', 'anna@xn--bcher-kva.example'],
    ['anna@straße.example', 'anna@xn--strae-oqa.example'],
    ['anna@例え.jp', 'anna@xn--r8jz45g.jp'],
    ['anna@例え。jp', 'anna@xn--r8jz45g.jp'],
    ['anna@ｍａｉｌ.example', 'anna@mail.example'],
    ['JOSÉ@mail.example', 'josé@mail.example'],
    ['jose\u0301@mail.example', 'josé@mail.example'],
    ['anna+news@mail.example', 'anna+news@mail.example'],
    ['a.n.n.a@gmail.com', 'a.n.n.a@gmail.com'],
    ['anna@my_host.example', 'anna@my_host.example'],
  ])('%j is read as %j, and that as itself', (typed, read) => {
    expect(readEmail(typed)).toBe(read);
    expect(readEmail(read)).toBe(read);
    expect(z.parse(emailWith('invalid_email'), typed)).toBe(read);
  });

  it.each([
    'anna',
    'anna@',
    '@mail.example',
    'anna@mail',
    'anna@mail..example',
    'anna@.mail.example',
    'anna@mail.example.',
    'anna@-mail.example',
    'anna@mail-.example',
    'anna@127.0.0.1',
    'anna@0x7f.1',
    'anna@[127.0.0.1]',
    'anna@mail.example:25',
    'anna@mail.example/x',
    'anna@mail%2eexample',
    'anna bert@mail.example',
    'anna@bert@mail.example',
    '<anna@mail.example>',
    'anna,bert@mail.example',
    '',
  ])('%j is none', (typed) => {
    expect(readEmail(typed)).toBeUndefined();
    expect(emailWith('new_email_invalid').safeParse(typed).error?.issues[0]?.message).toBe('new_email_invalid');
  });

  it('is no longer than mail servers take, written in ASCII', () => {
    const domain = `${'ü.'.repeat(32)}example`;
    expect(emailWith('invalid_email').safeParse(`anna@${domain}`).success).toBe(false);
    expect(emailWith('invalid_email').safeParse(`${'a'.repeat(60)}@mail.example`).success).toBe(true);
  });
});
