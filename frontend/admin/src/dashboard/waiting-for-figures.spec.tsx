import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { refreshStates } from '#contracts-admin';
import { Earlier } from './Earlier';
import { dashboardWords as text } from './dashboard-words';
import { askedAgainAfter } from './polling';

describe('the page of the dashboard', () => {
  it('asks again by itself while something is to come, at most four times a minute', () => {
    expect(Object.fromEntries(refreshStates.map((state) => [state, askedAgainAfter(state)]))).toEqual({
      waiting: false,
      due: 15_000,
      running: 15_000,
      late: 60_000,
      failed: 60_000,
    });
    expect(askedAgainAfter(undefined)).toBe(false);
  });

  it('says that figures of the choice before are not those that were asked for', () => {
    const drawn = (isEarlier: boolean) => renderToString(<Earlier isEarlier={isEarlier}>42 sign-ups</Earlier>);
    expect(drawn(true)).toContain('aria-busy="true"');
    expect(drawn(true)).toContain(text.loadingChosen);
    expect(drawn(false)).toContain('aria-busy="false"');
    expect(drawn(false)).not.toContain(text.loadingChosen);
    for (const isEarlier of [true, false]) expect(drawn(isEarlier)).toContain('42 sign-ups');
  });
});
