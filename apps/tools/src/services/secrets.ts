import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({ postgres: z.string(), owner: z.string(), app: z.string(), appSecret: z.string() });
export type Secrets = z.infer<typeof secretsSchema>;

const fresh = (): string => randomBytes(24).toString('hex');

/** Passwords of the embedded services and the key of a demo: made once, kept with the data that they guard. */
export function demoSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const secrets: Secrets = { postgres: fresh(), owner: fresh(), app: fresh(), appSecret: fresh() };
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    return secrets;
  }
}
