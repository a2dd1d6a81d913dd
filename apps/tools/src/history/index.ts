import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';
import { readHistory } from './history-log.js';
import { judgeHistory, toReport } from './judge-history.js';

/** `node apps/tools/run.mjs history FILE`: judges what `npm run chaos` has noted, once more. */
export async function history(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new ClearFault('Which history? node apps/tools/run.mjs history .cache/chaos-history.jsonl');
  const operations = readHistory(file);
  const contradictions = judgeHistory(operations);
  for (const text of toReport(contradictions)) console.log(text);
  console.log(`${operations.length} operations, ${contradictions.length} contradictions`);
  if (contradictions.length > 0) process.exitCode = 1;
}
