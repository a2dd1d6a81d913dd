import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sequencer from '@jest/test-sequencer';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Files that took longest on the machine where they were written: where a run begins that has no times of its own yet. */
const longAtFirst = JSON.parse(readFileSync(new URL('long-files.json', import.meta.url), 'utf8'));

function ownTimes() {
  try {
    return JSON.parse(readFileSync(`${root}dist/tests/times.json`, 'utf8'));
  } catch {
    return {};
  }
}

/** The longest files first: whoever takes one of them last works alone at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const seconds = { ...longAtFirst, ...ownTimes() };
    const weight = ({ path }) => seconds[relative(root, path)] ?? 0;
    return [...(await super.sort(tests))].sort((one, other) => weight(other) - weight(one));
  }
}
