import { describe, expect, it, jest } from '@jest/globals';
import { whenUsed } from './when-used';

describe('a page that waits for somebody', () => {
  it.each(['pointerdown', 'keydown', 'focus'])('acts once, at the first sign of use: %s', (sign) => {
    const page = new EventTarget();
    const act = jest.fn();
    whenUsed(act, page);
    page.dispatchEvent(new Event('scroll'));
    expect(act).not.toHaveBeenCalled();
    for (const again of [sign, sign, 'keydown']) page.dispatchEvent(new Event(again));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it has stopped waiting', () => {
    const page = new EventTarget();
    const act = jest.fn();
    whenUsed(act, page)();
    page.dispatchEvent(new Event('pointerdown'));
    expect(act).not.toHaveBeenCalled();
  });
});
