import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { words } from '../words';
import { areMissing, MissingChoices, type ChoiceLists } from './MissingChoices';

const refetch = () => Promise.reject(new Error('not in this spec'));
const there = { data: [], errorUpdateCount: 0, refetch };
const onItsWay = { data: undefined, errorUpdateCount: 0, refetch };
/** Also while it is asked for again. */
const failed = { data: undefined, errorUpdateCount: 1, refetch };
const readOnceMore = { data: [], errorUpdateCount: 1, refetch };
const drawn = (lists: ChoiceLists) => renderToString(<MissingChoices lists={lists} />);

describe('the lists that a form offers', () => {
  it('are named when they could not be loaded, and can be loaded again', () => {
    const said = drawn({ sites: failed, companies: failed, people: there });
    expect(said).toContain('The sites and companies to choose from could not be loaded.');
    expect(said).toContain(words.failed.again);
  });

  it('are not spoken of while they are on their way, and where an earlier answer still stands', () => {
    expect(drawn({ sites: onItsWay, companies: there, people: readOnceMore })).toBe('');
  });

  it('keep the form from being sent until all of them are there', () => {
    expect([areMissing({}), areMissing({ sites: there, people: readOnceMore })]).toEqual([false, false]);
    expect([areMissing({ sites: there, companies: failed }), areMissing({ sites: onItsWay })]).toEqual([true, true]);
  });
});
