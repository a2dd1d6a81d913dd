import { describe, expect, it } from '@jest/globals';
import type { SerializedStyles } from '@emotion/react';
import { system } from './system';

describe('the system of styles', () => {
  it('makes the recipe of an element once, however often it is drawn', () => {
    const box = {};
    expect(system.cva(box)).toBe(system.cva(box));
    expect(system.cva({})).not.toBe(system.cva(box));
  });

  it('still gives each recipe its own styles', () => {
    const recipe = { base: { color: 'red' }, variants: { size: { big: { fontSize: '30px' } } } };
    expect(JSON.stringify(system.cva(recipe)({ size: 'big' }))).toContain('30px');
    expect(JSON.stringify(system.cva(recipe)({}))).not.toContain('30px');
  });

  it('has the styles of the whole page ready, under a name of their own', () => {
    const { name, styles } = system._global as unknown as SerializedStyles;
    expect(name).toBe('page');
    for (const part of ['box-sizing', '--m-colors-ink:', '::selection']) expect(styles).toContain(part);
  });
});
