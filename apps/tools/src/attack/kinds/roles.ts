import { randomUUID } from 'node:crypto';
import { callerKinds, declaredRefusal, refusalIn, type Refusal } from '../access.js';
import { allOperations, endsSession, withIds } from '../operations.js';
import { Findings, type KindReport } from '../report.js';
import type { AttackStage } from '../stage.js';

const words = (refusal: Refusal): string => refusal ?? 'let in';

/** Every operation as everybody: the door opens to those alone whom the description names. Ids that never were and an empty body change nothing. */
export async function roles({ target, people }: AttackStage): Promise<KindReport> {
  const findings = new Findings('roles');
  const operations = allOperations().filter((operation) => !endsSession(operation));
  for (const kind of callerKinds) {
    // The last of each kind: some calls change the caller, who is of no use to the others then.
    const person = people.of(kind).at(-1);
    if (!person) {
      findings.skip(`every operation as ${kind}: there is nobody of that kind`);
      continue;
    }
    for (const operation of operations) {
      const { name, method, path, changes } = operation;
      const asked = withIds(path, randomUUID());
      const answer = changes ? await target.write(person, method, asked, {}) : await target.ask(person, { method, path: asked });
      findings.tried();
      const [seen, expected] = [refusalIn(answer), declaredRefusal(operation, kind)];
      if (answer.status === 0) findings.find(`${name} as ${kind}`, `no answer: ${answer.body}`);
      else if (seen !== expected) findings.find(`${name} as ${kind}`, `${words(seen)} (${answer.status}), declared: ${words(expected)}`);
    }
  }
  const ending = allOperations().filter(endsSession);
  findings.note(
    `${operations.length} operations as ${callerKinds.join(', ')}; ${ending.map(({ name }) => name).join(', ')} end the session and are judged by operation-roles.http-spec.ts`,
  );
  return findings.report();
}
