import { describe, expect, it } from '@jest/globals';
import { readCode } from './code';

describe('the code of the activation mail', () => {
  it('may be typed or pasted with blanks and dashes', () => {
    expect(['123456', ' 123 456 ', '123-456', '12 34 56'].map(readCode)).toEqual(Array(4).fill('123456'));
  });

  it('has six figures', () => {
    expect(['12345', '1234567', '12a456', ''].map(readCode)).toEqual([null, null, null, null]);
  });
});
