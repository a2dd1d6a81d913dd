import { describe, expect, it } from '@jest/globals';
import { plainSms, smsPartsOf } from './sms-text.js';

describe('how many SMS a text takes', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ą'.repeat(70), 1],
    ['ą'.repeat(71), 2],
    ['ą'.repeat(134), 2],
    ['ą'.repeat(135), 3],
    [`${'a'.repeat(100)}ê`, 2],
    ['àèéìòùñäöüåøæß', 1],
  ])('%#: by the alphabet that its signs need', (text, parts) => {
    expect(smsPartsOf(text)).toBe(parts);
  });
});

describe('a text for phones', () => {
  it('keeps its letters, and writes plainly what would double its price', () => {
    const text = plainSms('L’amende : 49,95 € – «oui»… e\u0301te\u0301');
    expect(text).toBe('L\'amende : 49,95 € - "oui"... été');
    expect(smsPartsOf(plainSms('a’'.repeat(60)))).toBe(1);
    expect(plainSms('Twój kod, część')).toBe('Twój kod, część');
  });
});
