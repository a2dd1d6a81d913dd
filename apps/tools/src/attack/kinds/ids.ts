import { randomUUID } from 'node:crypto';
import { allOperations, endsSession, withIds, type Operation } from '../operations.js';
import type { Person } from '../person.js';
import type { RawAnswer } from '../raw-request.js';
import { Findings, type KindReport } from '../report.js';
import { sample } from '../schema-samples.js';
import type { AttackStage } from '../stage.js';
import type { Target } from '../target.js';
import { belongingsOf } from '../victim.js';

/** The first two of a kind are as good as all of them. */
const OF_EACH = 2;

/** What somebody else gets who knows an id of the victim: the same as for an id that never was, and nothing of the victim changes. */
export async function ids({ target, people, foreignIds, secrets }: AttackStage): Promise<KindReport> {
  const findings = new Findings('ids');
  const { victim } = people;
  const attackers = people.of('free').slice(0, OF_EACH);
  for (const { id } of attackers) await target.write(victim, 'POST', '/api/blocks', { profile: id });
  // Whoever is blocked must not see the member either.
  const foreign = new Map([...foreignIds, ['member', [victim.id]]]);
  for (const [what, known] of foreign) if (known.length === 0) findings.skip(`the id of a foreign ${what}: the victim has none`);
  const before = await belongingsOf(target, victim);
  const operations = allOperations().filter(
    (operation) => operation.access !== 'staff' && !endsSession(operation) && operation.ids.some((id) => id !== 'client_id'),
  );
  const limited = new Set<string>();
  for (const operation of operations) {
    for (const attacker of attackers) {
      const never = answerIn(await askAbout(target, attacker, operation, randomUUID()));
      for (const [what, known] of foreign) {
        for (const id of known.slice(0, OF_EACH)) {
          const answer = await askAbout(target, attacker, operation, id);
          findings.tried();
          const seen = answerIn(answer);
          if (answer.status === 429 || never.startsWith('429')) limited.add(operation.name);
          else if (seen !== never)
            findings.find(`${operation.name}, the id of a foreign ${what}`, `${seen}; an id that never was: ${never}`);
          for (const [secret, value] of secrets)
            if (answer.body.includes(value)) findings.find(operation.name, `tells the victim’s ${secret}`);
        }
      }
    }
  }
  for (const name of limited) findings.skip(`${name}, with some of the ids: one call too many`);
  for (const { id } of attackers) await target.write(victim, 'DELETE', `/api/blocks/${id}`);
  const after = await belongingsOf(target, victim);
  if (after !== before) findings.find('the victim’s own data', `${before} became ${after}`);
  findings.note(`${operations.length} operations with ${[...foreign.keys()].join(', ')}`);
  return findings.report();
}

const answerIn = ({ status, body }: RawAnswer): string => `${status} ${/"error":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim();

function askAbout(target: Target, who: Person, { method, path, body, bodyType }: Operation, id: string): Promise<RawAnswer> {
  const isJson = bodyType === 'application/json';
  const call = { method, path: withIds(path, id) };
  if (!isJson || !body) return target.ask(who, call);
  return target.ask(who, { ...call, headers: { 'content-type': 'application/json' }, body: JSON.stringify(sample(body, id)) });
}
