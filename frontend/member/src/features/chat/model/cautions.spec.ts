import { describe, expect, it } from '@jest/globals';
import type { CautionKind } from '#contracts';
import { cautionsOfDay } from './cautions';
import type { Bubble } from './timeline';

const bubble = (key: string, cautions: readonly CautionKind[], mine = false): Bubble => ({
  key,
  mine,
  text: 'x',
  kind: 'text',
  gift: null,
  at: new Date(0),
  state: mine ? 'sent' : 'received',
  cautions,
});

describe('the cautions of a day [#E6]', () => {
  it('stand at each message that is about money, and name the most pressing thing', () => {
    const day = cautionsOfDay([bubble('1', ['money', 'contact']), bubble('2', ['money']), bubble('3', [])]);
    expect([...day]).toEqual([
      ['1', 'money'],
      ['2', 'money'],
    ]);
  });

  it('say only once that somebody wants to write elsewhere', () => {
    const day = cautionsOfDay([
      bubble('1', ['contact']),
      bubble('2', ['contact']),
      bubble('3', ['contact', 'link']),
      bubble('4', ['link']),
    ]);
    expect([...day]).toEqual([
      ['1', 'contact'],
      ['3', 'link'],
    ]);
  });

  it('are never about one’s own message', () => {
    expect(cautionsOfDay([bubble('1', ['money'], true)]).size).toBe(0);
  });
});
