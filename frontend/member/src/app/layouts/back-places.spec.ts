import { describe, expect, it } from '@jest/globals';
import { isBackPlace } from './back-places';

describe('the back button of the installed app', () => {
  it('stands on a profile, a kind of likes, a match and the credits [#60]', () => {
    const paths = ['/members/1', '/likes/given', '/likes/m/1', '/credits', '/credits/1', '/credits/1/ideal'];
    expect(paths.filter((path) => !isBackPlace(path))).toEqual([]);
  });

  it('stands nowhere else [#60]', () => {
    const paths = ['/', '/members', '/members/1/chat', '/chats/1', '/likes', '/credits/repeat-order', '/pricing'];
    expect(paths.filter(isBackPlace)).toEqual([]);
  });
});
