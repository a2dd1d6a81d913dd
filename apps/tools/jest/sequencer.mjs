import Sequencer from '@jest/test-sequencer';

/** The longest files first: whoever takes one of them last works alone at the end. */
const longest = [
  'books.medium-spec',
  'order-life.medium-spec',
  'listings.medium-spec',
  'production.medium-spec',
  'every-page.journey',
  'two-people-meet.journey',
  'buying.journey',
  'firefox.journey',
  'payment-screens.journey',
  'drills.http-spec',
];
const rank = ({ path }) => longest.findIndex((name) => path.includes(name)) >>> 0;

export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => rank(one) - rank(other));
  }
}
