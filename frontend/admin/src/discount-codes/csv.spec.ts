import { expect, it } from '@jest/globals';
import { csvOf } from './csv';

it('writes one code a line under the name of the column', () => {
  expect(csvOf(['SPRING-A', 'SPRING-B'])).toBe('"code"\r\n"SPRING-A"\r\n"SPRING-B"\r\n');
});

it('keeps a code in its own cell, whatever signs it has', () => {
  expect(csvOf(['A,B;"C"'])).toBe('"code"\r\n"A,B;""C"""\r\n');
});
