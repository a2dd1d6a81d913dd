import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { commands, type AnnouncementTexts } from '#contracts-admin';
import { audienceOf, paragraphsOf, statesBefore, textFor, usualPath } from './announcements.policy.js';
import { whyNotSent } from '../recipients/index.js';

const text = (title: string) => ({ title, body: 'x' });
const draft = { kind: 'promotion', texts: { nl: text('a') }, path: '', site_id: null, countries: [] };
const takes = (change: object) => z.safeParse(commands.make_announcement.body, { ...draft, ...change }).success;

describe('the text of an announcement', () => {
  it.each<[AnnouncementTexts, string | undefined]>([
    [{ pl: text('pl'), en: text('en'), nl: text('nl') }, 'pl'],
    [{ en: text('en'), nl: text('nl') }, 'en'],
    [{ nl: text('nl') }, 'nl'],
    [{ de: text('de') }, undefined],
  ])('is the own one, else the English one, else the Dutch one: %j', (texts, title) => {
    expect(textFor(texts, 'pl')?.title).toBe(title);
  });

  it('has paragraphs where a line is empty, and its other line ends are blanks', () => {
    expect(paragraphsOf('One\ntwo.\n\n\n Three. \n \nFour.')).toEqual(['One two.', 'Three.', 'Four.']);
  });

  it.each<[object, boolean]>([
    [{ texts: { en: text('a') } }, true],
    [{ texts: { de: text('a') } }, false],
    [{ texts: {} }, false],
    [{ texts: { en: text('a'), nl: { title: '', body: 'x' } } }, false],
    [{ texts: { en: text('a'), nl: { title: 'a', body: ' ' } } }, false],
    [{ texts: { en: text('a'.repeat(101)) } }, false],
    [{ path: '/premium?a=1' }, true],
    [{ path: 'https://elsewhere.example' }, false],
    [{ path: '//elsewhere.example' }, false],
    [{ path: '/\\elsewhere.example' }, false],
    [{ path: '/admin/members' }, false],
    [{ path: '/api/user' }, false],
    [{ countries: ['NL', 'BE'] }, true],
    [{ countries: ['nl'] }, false],
    [{ kind: 'invitation' }, false],
  ])('is in English or Dutch at least, and leads nowhere but to the site: %j', (change, fits) => {
    expect(takes(change)).toBe(fits);
  });
});

describe('an announcement', () => {
  it('is stopped before its end only, and begins once', () => {
    expect([statesBefore('planned'), statesBefore('running'), statesBefore('done'), statesBefore('stopped')]).toEqual([
      ['draft'],
      ['planned'],
      ['running'],
      ['planned', 'running'],
    ]);
  });

  it.each([
    ['promotion', 'promotion', 'promotions', '/premium'],
    ['site_news', 'site-news', 'site_news', '/'],
    ['changed_terms', 'changed-terms', null, '/pages/terms'],
    ['site_closing', 'site-closing', null, '/'],
  ] as const)('of the kind %s is the mail %s, a choice of the member or a duty: %s; it leads to %s', (kind, mail, category, path) => {
    expect(audienceOf({ kind, siteId: 'one', countries: ['NL'] })).toEqual({
      kind: mail,
      category,
      frequency: null,
      siteId: 'one',
      countries: ['NL'],
    });
    expect(usualPath[kind]).toBe(path);
  });

  it('is written anew only while it is a draft', () => {
    expect(statesBefore('draft')).toEqual([]);
  });
});

describe('a mail to everybody', () => {
  it.each([
    ['active', [], true, true],
    ['active', ['unsubscribed'], false, true],
    ['active', ['spam'], false, true],
    ['active', ['bounced'], false, true],
    ['paused', [], false, true],
    ['suspended', [], false, true],
    ['banned', [], false, false],
    ['deleted', [], false, false],
    ['not_confirmed', [], false, false],
  ] as const)('goes to who is %s with the stops %j: a choice %s, a duty %s', (status, mailStops, choice, duty) => {
    const goes = (category: 'promotions' | null) => whyNotSent({ status, fictional: false, mailStops }, category) === undefined;
    expect([goes('promotions'), goes(null)]).toEqual([choice, duty]);
  });
});
