import { launchChromium } from '../../services/chromium.js';
import { barePage, emptyMain } from '../bare-page.js';
import type { Figure } from '../figure.js';
import { loadPage, type PageLoad } from '../page-load.js';
import { ratioOf } from '../pairs.js';

const MEMBERS = 2_300;

/** R10: what the first visit of a page of members costs, against a page of the same libraries that does nothing. */
export const firstLoad: Figure = {
  key: 'R10',
  title: 'first load of a member page / of an empty page of React and its router (slow network, processor four times slower)',
  accepted: '<= 2.5 of the scripts, <= 1.6 of the largest paint; blocked 150 ms longer at most, shift <= 0.05',
  async measure({ pace: { pairs: count = 5 }, open, atEnd }) {
    const stage = await open({ members: MEMBERS });
    const [empty, browser] = await Promise.all([barePage('empty', emptyMain), launchChromium()]);
    atEnd(empty.close);
    atEnd(() => browser.close());
    const [actor] = await stage.actors(1);
    const pairs: (readonly [PageLoad, PageLoad])[] = [];
    // The first of each is the server's first, too.
    for (let turn = 0; turn <= count; turn += 1) {
      const pair = [await loadPage(browser, `${stage.url}/members`, actor?.cookie), await loadPage(browser, empty.url)] as const;
      if (turn > 0) pairs.push(pair);
    }
    const of = (figure: keyof PageLoad) => ratioOf(pairs.map(([ours, bare]) => [ours[figure], bare[figure]]));
    for (const [{ blocked, shift }, bare] of pairs)
      console.log(`    blocked ${blocked.toFixed(0)} ms, empty ${bare.blocked.toFixed(0)} ms; shift ${shift.toFixed(3)}`);
    const largestPaint = of('lcp');
    return { ...largestPaint, parts: { 'scripts (kB)': of('scripts'), 'largest paint (ms)': largestPaint } };
  },
};
