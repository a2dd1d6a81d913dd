import { describe, expect, it } from '@jest/globals';
import { atAddressInUse } from './address-in-use.js';

const mailWith = (link: string) => ({
  kind: 'mail' as const,
  to: 'anna@mail.example',
  subject: 'Confirm your e-mail',
  text: `Press here: ${link}.`,
  html: `<a href="${link}">Confirm</a>`,
  links: [link],
  attachments: [],
  received_at: '2026-11-24T10:00:00Z',
});
const opened = (link: string, host: string) => atAddressInUse(mailWith(link), host);

describe("a mail in the demo's mailbox", () => {
  it.each([
    ['of an earlier start, on another port', 'http://localhost:3000/abc', 'localhost:3100', 'http://localhost:3100/abc'],
    ['read by the number of the machine', 'http://localhost:3000/abc?x=1', '127.0.0.1:3000', 'http://127.0.0.1:3000/abc?x=1'],
    ['read on the site of a language', 'http://127.0.0.1:3000/abc', 'nl.localhost:3001', 'http://nl.localhost:3001/abc'],
    ['of the site of a language', 'http://de.localhost:3000/abc', 'localhost:3100', 'http://de.localhost:3100/abc'],
    ['read where no port is needed', 'http://localhost:3000', 'localhost', 'http://localhost'],
  ])('leads to the address in use: %s', (_, link, host, led) => {
    expect(opened(link, host)).toEqual(mailWith(led));
  });

  it.each(['https://www.example.org/abc', 'http://localhost.example.org:3000/abc', 'http://nl.localhost-shop.example/abc'])(
    'leads elsewhere as it did: %s',
    (link) => {
      expect(opened(link, 'localhost:3100')).toEqual(mailWith(link));
    },
  );
});
