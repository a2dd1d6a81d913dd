import { describe, expect, it } from '@jest/globals';
import { throwawayDomainOf } from './throwaway-domains.js';

describe('the address of a throw-away provider', () => {
  it.each([
    ['anna@mailinator.com', 'mailinator.com'],
    ['Anna@YOPMAIL.com', 'yopmail.com'],
    ['anna@box.of.trashmail.de', 'trashmail.de'],
  ])('%s is one of %s', (email, domain) => {
    expect(throwawayDomainOf(email)).toBe(domain);
  });

  it.each(['anna@mail.example', 'mailinator.com@gmail.com', 'anna@notmailinator.com', 'anna@mailinator.com.example', 'anna@com', '@'])(
    '%s is none',
    (email) => {
      expect(throwawayDomainOf(email)).toBeUndefined();
    },
  );
});
