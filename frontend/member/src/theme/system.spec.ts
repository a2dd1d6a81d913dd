import { describe, expect, it } from '@jest/globals';
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
});
