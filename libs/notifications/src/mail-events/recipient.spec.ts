import { expect, it } from '@jest/globals';
import { readRecipient } from './recipient.js';

it.each([
  ['anna@mail.example', 'anna@mail.example'],
  ['ANNA@Mail.Example', 'anna@mail.example'],
  ['<anna@mail.example>', 'anna@mail.example'],
  ['Anna Jansen <anna@mail.example>', 'anna@mail.example'],
  ['"Jansen, Anna <x@y.example>" <anna@mail.example> ', 'anna@mail.example'],
  ['rfc822; anna@mail.example', 'anna@mail.example'],
  ['RFC822;anna@mail.example', 'anna@mail.example'],
  ['rfc822; <anna@mail.example>', 'anna@mail.example'],
  ['utf-8; josé@bücher.example', 'josé@xn--bcher-kva.example'],
  ['mailto:anna@mail.example', 'anna@mail.example'],
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['Anna <anna@xn--bcher-kva.example>', 'anna@xn--bcher-kva.example'],
  ['Anna', undefined],
  ['<>', undefined],
])('%j names %j', (recipient, address) => {
  expect(readRecipient(recipient)).toBe(address);
});
