import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const fresh = (): string => randomBytes(24).toString('hex');

const secretsSchema = z.object({ postgres: z.string(), owner: z.string(), app: z.string(), appSecret: z.string(), mollieKey: z.string() });
export type Secrets = z.infer<typeof secretsSchema>;

const makeSecrets = (): Secrets => ({
  postgres: fresh(),
  owner: fresh(),
  app: fresh(),
  appSecret: fresh(),
  mollieKey: `test_${fresh()}`,
});

/** Passwords of the embedded services, the key of a demo and that of its payment sandbox: made once, kept with the data that they guard. */
export function demoSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = keptSecrets(file);
  const secrets: Secrets = { ...makeSecrets(), ...kept };
  if (secretsSchema.safeParse(kept).success) return secrets;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** An older demo lacks what came later. */
function keptSecrets(file: string): Partial<Secrets> {
  try {
    return secretsSchema.partial().parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
