import { describe, expect, it } from '@jest/globals';
import type { MemberCard } from '#contracts';
import { facesFirst } from './faces-first.js';

const card = (name: string, hasPhoto: boolean) => ({ name, main_image: hasPhoto ? {} : null }) as MemberCard;

describe('a page of people', () => {
  it('shows those with a photo first, and keeps the order in which they were found otherwise', () => {
    const found = [card('Anna', false), card('Bea', true), card('Cora', false), card('Dora', true)];
    expect(facesFirst(found).map(({ name }) => name)).toEqual(['Bea', 'Dora', 'Anna', 'Cora']);
    expect(facesFirst([])).toEqual([]);
  });
});
