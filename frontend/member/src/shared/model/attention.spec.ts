import { describe, expect, it } from '@jest/globals';
import { isBusy } from './attention';

// As much of a document as the rule looks at.
const page = ({ tag, type, path = '/members', dialog = false }: { tag?: string; type?: string; path?: string; dialog?: boolean }) => {
  const focused = tag && {
    tagName: tag.toUpperCase(),
    matches: (selector: string) => selector.split(', ').some((part) => part.startsWith(tag)),
    getAttribute: () => type ?? null,
  };
  return {
    activeElement: focused ?? null,
    location: { pathname: path },
    querySelector: () => (dialog ? {} : null),
  } as unknown as Document;
};

describe('a member is busy', () => {
  it.each(['textarea', 'input', 'select'])('while a %s has the focus', (tag) => {
    expect(isBusy(page({ tag }))).toBe(true);
  });

  it('while paying, and while another dialog asks something', () => {
    expect([isBusy(page({ path: '/credits/abc' })), isBusy(page({ path: '/directdebit' })), isBusy(page({ dialog: true }))]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('not while reading, nor with the focus on a button or a tick box', () => {
    expect([isBusy(page({})), isBusy(page({ tag: 'button' })), isBusy(page({ tag: 'input', type: 'checkbox' }))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
