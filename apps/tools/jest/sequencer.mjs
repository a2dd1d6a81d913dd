import Sequencer from '@jest/test-sequencer';

/** The longest files first: whoever takes one of them last works alone at the end. */
const longest = ['every-page.journey', 'drills.http-spec', 'production.medium-spec'];
const rank = ({ path }) => longest.findIndex((name) => path.includes(name)) >>> 0;

export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => rank(one) - rank(other));
  }
}
