import { describe, expect, it, jest } from '@jest/globals';
import { showAppBadge } from './app-badge';

describe('the badge of the installed app', () => {
  it('shows the sum and goes when there is nothing new [#108]', () => {
    const bearer = { setAppBadge: jest.fn(() => Promise.resolve()), clearAppBadge: jest.fn(() => Promise.resolve()) };
    showAppBadge(bearer, 7);
    showAppBadge(bearer, 0);
    expect(bearer.setAppBadge.mock.calls).toEqual([[7]]);
    expect(bearer.clearAppBadge).toHaveBeenCalledTimes(1);
  });

  it('stays silent where the device refuses or has none [#108]', async () => {
    showAppBadge({ setAppBadge: () => Promise.reject(new Error('not allowed')) }, 1);
    expect(() => showAppBadge({}, 1)).not.toThrow();
    await Promise.resolve();
  });
});
