import { expect, it } from '@jest/globals';
import { foldedEmail } from './folded-email.js';

it.each([
  ['anna@mail.example', 'anna@mail.example'],
  ['anna+news@mail.example', 'anna@mail.example'],
  ['anna+a+b@mail.example', 'anna@mail.example'],
  ['+anna@mail.example', '+anna@mail.example'],
  ['a.n.n.a@mail.example', 'a.n.n.a@mail.example'],
  ['a.n.n.a+x@gmail.com', 'anna@gmail.com'],
  ['an.na@googlemail.com', 'anna@gmail.com'],
  ['community-1 a.nna+x@gmail.com', 'community-1 anna@gmail.com'],
  ['josé+1@xn--bcher-kva.example', 'josé@xn--bcher-kva.example'],
])('%s counts as %s', (address, counted) => {
  expect(foldedEmail(address)).toBe(counted);
  expect(foldedEmail(counted)).toBe(counted);
});
