import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { commands, textFaults, textId, textIdOf, textMax, textPlaceOf } from './index.js';

const site = '01920000-0000-7000-8000-000000000001';
const place = { siteId: site, page: 'return-policy', locale: 'nb' } as const;
const whole = { title: 'Help', lead: '', sections: [{ title: 'Call', text: 'Call {{phone}}.' }], changes: '' };
const section = (text: string) => ({ ...whole, sections: [{ title: 'Call', text }] });

describe('the id of a text', () => {
  it('is its site, page and language, and is read as them again', () => {
    expect(textPlaceOf(textIdOf(place))).toEqual(place);
  });

  it.each([`${site}.nothing.nl`, `${site}.terms.xx`, `terms.nl`, `${site}.terms`, `${site}.terms.nl.`, `x${site}.terms.nl`])(
    'is none for what no site has: %s',
    (id) => {
      expect(z.safeParse(textId, id).success).toBe(false);
      expect(() => textPlaceOf(id)).toThrow();
    },
  );
});

describe('a draft', () => {
  const faultsOf = (text: object) => {
    const read = z.safeParse(commands.save_text.body, { revision: 0, ...text });
    return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  };

  it('may be unfinished', () => {
    expect(faultsOf({ title: '', lead: '', sections: [{ title: '', text: '' }], changes: '' })).toEqual({});
    expect(faultsOf(section('{{nobody}} '))).toEqual({});
  });

  it.each([
    '<script>alert(1)</script>',
    '<b>fat</b>',
    '</p>',
    '<!-- x -->',
    '[x](javascript:alert(1))',
    'JavaScript : x',
    'data:text/html,x',
  ])('holds neither tags nor addresses that run something: %s [ASVS 1.2.2]', (text) => {
    expect(faultsOf({ ...whole, title: text })).toEqual({ title: 'text_has_code' });
    expect(faultsOf({ ...whole, lead: text })).toEqual({ lead: 'text_has_code' });
    expect(faultsOf(section(text))).toEqual({ 'sections.0.text': 'text_has_code' });
    expect(faultsOf({ ...whole, changes: text })).toEqual({ changes: 'text_has_code' });
  });

  it('names no facts in the summary of the terms: nothing is filled in there', () => {
    expect(faultsOf({ ...whole, changes: 'By {{company}}' })).toEqual({ changes: 'placeholder_unknown' });
  });

  it.each(['Less than 5 < 6', 'a <3 for you', 'I love JavaScript', '5 > 4'])('holds what only looks like it: %s', (text) => {
    expect(faultsOf(section(text))).toEqual({});
  });

  it('is as long as one request can be, and no longer', () => {
    const long = 'x'.repeat(9_000);
    const many = (count: number) => ({ ...whole, sections: Array.from({ length: count }, () => ({ title: 'x', text: long })) });
    expect(faultsOf(many(4))).toEqual({});
    expect(4 * 9_000).toBeLessThan(textMax);
    expect(faultsOf(many(5))).toEqual({ sections: 'text_too_long' });
    expect(faultsOf(section('x'.repeat(10_001)))).toEqual({ 'sections.0.text': 'text_too_long' });
    expect(faultsOf({ ...whole, sections: Array.from({ length: 61 }, () => ({ title: 'x', text: 'x' })) })).toEqual({
      sections: 'text_too_long',
    });
    expect(faultsOf({ ...whole, title: 'x'.repeat(201) })).toEqual({ title: 'text_too_long' });
  });
});

describe('a text that goes out', () => {
  it('is whole: nothing keeps it back', () => {
    expect(textFaults('service', whole)).toEqual({});
  });

  it.each([
    ['no title', { ...whole, title: ' ' }, { title: 'field_required' }],
    ['no section', { ...whole, sections: [] }, { sections: 'field_required' }],
    ['a section without a heading', { ...whole, sections: [{ title: '', text: 'x' }] }, { 'sections.0.title': 'field_required' }],
    ['a section without a text', section('\n'), { 'sections.0.text': 'field_required' }],
    ['a placeholder that nobody fills in', section('{{fone}}'), { 'sections.0.text': 'placeholder_unknown' }],
    ['a placeholder that is not closed', section('{{phone'), { 'sections.0.text': 'placeholder_unknown' }],
    ['a placeholder with blanks', { ...whole, lead: '{{ phone }}' }, { lead: 'placeholder_unknown' }],
    ['what was kept from before there was a check', section('<i>x</i>'), { 'sections.0.text': 'text_has_code' }],
  ])('is kept back with what is wrong, beside its field: %s', (_, text, faults) => {
    expect(textFaults('service', text)).toEqual(faults);
  });

  it.each(['terms', 'privacy'] as const)('names the company by the facts, where the law wants to know who it is: %s', (page) => {
    expect(textFaults(page, whole)).toEqual({ sections: 'placeholder_missing' });
    expect(textFaults(page, section('By {{company}}, {{phone}}.'))).toEqual({});
  });
});
