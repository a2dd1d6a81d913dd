import { describe, expect, it } from '@jest/globals';
import {
  editSection,
  formOf,
  isBlank,
  isSame,
  movedSection,
  nothingWritten,
  startOf,
  withoutSection,
  withSection,
  writtenIn,
} from './text-form';

const section = (title: string) => ({ title, text: `${title}.` });
const text = { title: 'Help', lead: 'By phone.', sections: [section('Call'), section('Write'), section('Visit')], changes: '' };
const form = formOf(text);
const titles = (sections: readonly { readonly title: string }[]) => sections.map(({ title }) => title);
const version = (state: 'in_force' | 'over', title: string) => ({
  version: 1,
  state,
  text: { ...text, title },
  begins_at: '2026-11-01T00:00:00.000Z',
  made_at: null,
  made_by: null,
  reason: '',
});

describe('the form of a text', () => {
  it('is read as that text again', () => {
    expect(writtenIn(form)).toEqual(text);
    expect(isSame(form, text)).toBe(true);
    expect(isSame({ ...form, lead: 'By post.' }, text)).toBe(false);
  });

  it('has one empty section to begin with, which is none until something stands in it', () => {
    const empty = formOf(nothingWritten);
    expect([empty.sections.length, writtenIn(empty).sections, isBlank(empty)]).toEqual([1, [], true]);
    expect(isBlank({ ...empty, sections: editSection(empty.sections, 0, { title: 'Call' }) })).toBe(false);
  });

  it('has sections that come, go and move, each told apart from the others', () => {
    const more = withSection(withoutSection(form.sections, 1));
    expect(titles(more)).toEqual(['Call', 'Visit', '']);
    expect(new Set(more.map(({ key }) => key)).size).toBe(3);
    expect(titles(movedSection(form.sections, 1, -1))).toEqual(['Write', 'Call', 'Visit']);
    expect(titles(movedSection(form.sections, 1, 1))).toEqual(['Call', 'Visit', 'Write']);
    for (const [key, by] of [
      [0, -1],
      [2, 1],
      [9, 1],
    ] as const)
      expect(movedSection(form.sections, key, by)).toEqual(form.sections);
  });

  it('begins with the draft, else with the own text in force, else with nothing', () => {
    const draft = { ...text, title: 'Draft', saved_at: '2026-11-01T00:00:00.000Z', saved_by: null };
    const versions = [version('over', 'Old'), version('in_force', 'Now')];
    expect(startOf({ draft, versions })).toEqual({ ...text, title: 'Draft' });
    expect(startOf({ draft: null, versions }).title).toBe('Now');
    expect(startOf({ draft: null, versions: [version('over', 'Old')] })).toEqual(nothingWritten);
  });
});
