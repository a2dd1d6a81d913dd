import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type { PageData } from '#contracts';
import { SessionProvider, type Session } from '#member/shared/state/session';
import { usePageData } from './use-page-data';

const Screen = () => <p>{usePageData('stored-link').kind}</p>;
const drawn = (data: Partial<PageData>) =>
  renderToString(
    <SessionProvider session={{ data } as Session}>
      <Screen />
    </SessionProvider>,
  );

describe('the data of a page', () => {
  it('is what the server found for it', () => {
    expect(drawn({ 'stored-link': { kind: 'invitation', state: 'live' } })).toBe('<p>invitation</p>');
  });

  it('is never missing in silence: the screen of a route that does not name it fails', () => {
    expect(() => drawn({ member: true })).toThrow("came without 'stored-link'");
  });
});
