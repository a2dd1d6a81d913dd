import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playJourneys } from '../play-journeys.js';
import { projectRoot } from '../project.js';
import { orcaRoot } from './orca-root.js';
import { linesOf, storiesOf } from './report.js';

const JOURNEYS = 'frontend/e2e/orca';
const resultFile = join(projectRoot, 'dist', 'tests', 'product.json');

/**
 * `npm run screen-reader [-- visitor]`: Orca reads the started product aloud in Firefox, in the journeys of these names or all of them; each story is
 * told with what became of it. One that fails and passes the second time has failed.
 */
export async function screenReader(names: readonly string[]): Promise<void> {
  await orcaRoot(console.log);
  rmSync(resultFile, { force: true });
  await playJourneys(names.length > 0 ? names.map((name) => `${JOURNEYS}-${name}`) : [JOURNEYS], { SCREEN_READER: '1' });
  const stories = existsSync(resultFile) ? storiesOf(readFileSync(resultFile, 'utf8')) : [];
  for (const line of linesOf(stories)) console.log(line);
  if (stories.length === 0 || stories.some(({ status }) => status !== 'passed')) process.exitCode ||= 1;
}
