import { describe, expect, it } from '@jest/globals';
import type { Filters } from './filters';
import { fromForm, readFilters, readPages, writeFilters } from './filters';
import { intimateIn, stateOf } from './intimate';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('come back from the address that they were written to [#93]', () => {
    const filters = {
      gender: 'female',
      country: 'NL',
      countryregion: 'UT',
      min_age: 55,
      max_age: 65,
      distance: 25,
      last_online: 7,
      online: true,
      photo: true,
      relationship: ['divorced', 'widowed'],
      interests: ['gardening', 'tea'],
      hair: ['grey'],
      about: 'garden and bread',
      two_way: false,
      fictional: true,
    } satisfies Filters;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('stay out of it while they are as usual', () => {
    expect(writeFilters({ gender: 'male', two_way: true, fictional: false }).toString()).toBe('gender=male');
    expect(writeFilters({ two_way: undefined }).toString()).toBe('');
  });

  it('leave intimate wishes to the state of the history entry, which gives them back', () => {
    const wishes = { intimate: ['lingerie', 'sex'] } satisfies Filters;
    expect(writeFilters({ ...wishes, gender: 'male' }).toString()).toBe('gender=male');
    expect(read('intimate=lingerie')).not.toHaveProperty('intimate');
    expect(intimateIn(stateOf(wishes))).toEqual(['lingerie', 'sex']);
    expect([intimateIn(null), intimateIn({ intimate: ['tea'] }), stateOf({})]).toEqual([undefined, undefined, null]);
  });

  it('are dropped where they make no sense', () => {
    const filters = read(
      'gender=robot&country=nl&countryregion=%3Cb%3E&min_age=7&max_age=old&two_way=perhaps&distance=11&hair=grass&interests=sex&photo=no&about=a',
    );
    expect(Object.values(filters).filter((value) => value !== undefined)).toEqual([]);
  });

  it('turn round when the ages stand the wrong way', () => {
    expect(read('min_age=70&max_age=55')).toMatchObject({ min_age: 55, max_age: 70 });
  });

  it('open at most twenty pages again', () => {
    expect(['page=3', 'page=900', 'page=-1', 'page=x', ''].map((query) => readPages(new URLSearchParams(query)))).toEqual([3, 20, 1, 1, 1]);
  });
});

describe('the filter form', () => {
  const filled = (entries: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.set(name, value);
    return form;
  };

  it('gives what was chosen, with both switches in their usual position when ticked', () => {
    const form = filled({
      gender: 'male',
      country: 'NL',
      countryregion: '',
      min_age: '55',
      max_age: '70',
      two_way: 'on',
      hide_fictional: 'on',
    });
    expect(writeFilters(fromForm(form, ['gender', 'country', 'countryregion', 'min_age', 'max_age'], true)).toString()).toBe(
      'gender=male&country=NL&min_age=55&max_age=70',
    );
  });

  it('joins the ticks of a list', () => {
    const form = filled({ photo: 'on', distance: '25' });
    form.append('hair', 'grey');
    form.append('hair', 'white');
    form.set('two_way', 'on');
    form.set('hide_fictional', 'on');
    expect(decodeURIComponent(writeFilters(fromForm(form, ['hair', 'photo', 'distance'], true)).toString())).toBe(
      'distance=25&hair=grey,white&photo=true',
    );
  });

  it('turns the switches off when they are not ticked', () => {
    expect(writeFilters(fromForm(filled({}), [], true)).toString()).toBe('two_way=false&fictional=true');
  });

  it('knows no switches for a visitor, and no field that the site does not offer', () => {
    expect(writeFilters(fromForm(filled({ gender: 'male', country: 'NL' }), ['country'], false)).toString()).toBe('country=NL');
  });
});
