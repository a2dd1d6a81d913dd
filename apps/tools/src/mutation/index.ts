import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearFault } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import { MutantProcess, UnsoundTests, type Judged } from './mutant-process.js';
import { mutantsOf, type Mutant } from './mutants.js';
import { findPolicies, type Policy } from './policies.js';
import { survivors, type Survivor } from './survivors.js';

/** Of the mutants of a policy that a test could tell from it, so many are noticed. */
const BAR = 0.8;

interface Score {
  readonly policy: Policy;
  readonly mutants: number;
  readonly killed: number;
  readonly explained: number;
  readonly alive: readonly Mutant[];
}

/**
 * `npm run mutation [-- libs/payments likes.policy …]`: makes every small change in the policies whose paths have these words, or in all, and looks
 * whether a test of the policy notices. Prints the share of each that was noticed, and what was not.
 */
export async function mutation(words: readonly string[]): Promise<void> {
  const policies = findPolicies(words);
  if (policies.length === 0) throw new ClearFault(`No policy has this in its path: ${words.join(', ')}`);
  const judge = new MutantProcess();
  const scores: Score[] = [];
  let unsound = 0;
  try {
    for (const policy of policies) {
      try {
        const score = await scoreOf(judge, policy);
        scores.push(score);
        tell(score);
      } catch (fault) {
        // All others can be judged.
        if (!(fault instanceof UnsoundTests)) throw fault;
        unsound += 1;
        console.log(`       ${fault.message}`);
      }
    }
  } finally {
    judge.end();
  }
  const files = new Set(policies.map(({ file }) => file));
  const stale = survivors.filter((known) => files.has(known.file) && !mutantsIn(known.file).some((mutant) => isThat(known, mutant)));
  for (const { file, line } of stale) console.log(`The reason for a survivor names nothing any more: ${file}: ${line}`);
  const low = scores.filter((score) => shareOf(score) < BAR);
  const sum = (key: 'mutants' | 'killed' | 'explained') => scores.reduce((total, score) => total + score[key], 0);
  const total = { mutants: sum('mutants'), killed: sum('killed'), explained: sum('explained') };
  console.log(
    `${total.killed} of ${total.mutants} mutants of ${scores.length} policies noticed, ${total.explained} decide the same: ${inPercent(shareOf(total))}`,
  );
  console.log(`${low.length} policies under ${inPercent(BAR)}${unsound > 0 ? `, ${unsound} not judged` : ''}`);
  if (low.length + stale.length + unsound > 0) process.exitCode = 1;
}

async function scoreOf(judge: MutantProcess, policy: Policy): Promise<Score> {
  const mutants = mutantsIn(policy.file);
  const judged: readonly Judged[] =
    policy.specs.length > 0 ? await judge.judge(policy, mutants) : mutants.map((mutant) => ({ mutant, killedBy: null }));
  const alive = judged.filter(({ killedBy }) => killedBy === null).map(({ mutant }) => mutant);
  const explained = alive.filter((mutant) => survivors.some((known) => known.file === policy.file && isThat(known, mutant)));
  return {
    policy,
    mutants: mutants.length,
    killed: mutants.length - alive.length,
    explained: explained.length,
    alive: alive.filter((mutant) => !explained.includes(mutant)),
  };
}

function tell({ policy: { file, specs }, ...score }: Score): void {
  const { mutants, killed, explained, alive } = score;
  const same = explained > 0 ? `, ${explained} decide the same` : '';
  console.log(
    `${inPercent(shareOf(score)).padStart(5)}  ${file}  ${killed} of ${mutants}${same}${specs.length === 0 ? ', without a test' : ''}`,
  );
  for (const { line, before, after } of alive) console.log(`       ${file}:${line}  ${before} → ${after}`);
}

const mutantsIn = (file: string): Mutant[] => mutantsOf(sourceOf(file));

const sourceOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

function isThat(known: Survivor, { line, before, after }: Mutant): boolean {
  const text = sourceOf(known.file).split('\n')[line - 1]?.trim();
  return known.before === before && known.after === after && known.line === text;
}

const shareOf = ({ mutants, killed, explained }: Pick<Score, 'mutants' | 'killed' | 'explained'>): number =>
  mutants === explained ? 1 : killed / (mutants - explained);

const inPercent = (share: number): string => `${Math.floor(share * 1_000) / 10} %`;
