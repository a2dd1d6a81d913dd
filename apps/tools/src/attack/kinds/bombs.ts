import { faultsOf } from '../answer-faults.js';
import { allBombs } from '../bombs.js';
import { Findings, type KindReport } from '../report.js';
import { Turns, type AttackStage } from '../stage.js';

/** A bomb is a call like others: these are answered without harm, because nobody opens what is too large. */
const harmless: ReadonlySet<string> = new Set(['a cookie of 12 kB', 'many ranges', 'many languages', 'an address of many fields']);
const ROUNDS = 3;

/** What is small on the wire and large when it is opened is refused before it is, each time as fast, and the product answers as before. */
export async function bombs({ target, people, patienceMs, secrets }: AttackStage): Promise<KindReport> {
  const findings = new Findings('bombs');
  const turns = new Turns(people);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { what, method, path, headers, body } of allBombs()) {
      const who = turns.next('free', 'premium');
      if (!who) throw new Error('bombs are sent by members');
      const answer = await target.ask(who, { method, path, headers, ...(body.length > 0 && { body }) });
      findings.tried();
      for (const fault of faultsOf(answer, { patienceMs, secrets })) findings.find(what, fault);
      const isRefused = answer.status >= 400 && answer.status < 500;
      if (!isRefused && !(harmless.has(what) && answer.status < 300)) findings.find(what, `was taken: ${answer.status}`);
    }
  }
  const after = await target.ask(people.victim, { path: '/api/user' });
  for (const fault of faultsOf(after, { patienceMs, secrets: new Map() })) findings.find('the product afterwards', fault);
  if (after.status !== 200) findings.find('the product afterwards', `answers ${after.status}`);
  return findings.report();
}
