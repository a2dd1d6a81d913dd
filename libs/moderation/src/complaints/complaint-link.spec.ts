import { describe, expect, it } from '@jest/globals';
import { memberIn } from './complaint-link.js';

const id = '01930000-0000-7000-8000-00000000000a';

describe('the link of a complaint', () => {
  it.each([
    `/members/${id}`,
    `https://site.example/members/${id}?from=search`,
    `site.example/members/${id.toUpperCase()}/chat`,
    `It is this one: /members/${id}.`,
  ])('names the member: %s', (link) => {
    expect(memberIn(link)).toBe(id);
  });

  it.each(['', '/members', '/members/new', `/chats/${id}`, `/members/${id}0`, `/members/${id}-1`])('names nobody: %s', (link) => {
    expect(memberIn(link)).toBeUndefined();
  });
});
