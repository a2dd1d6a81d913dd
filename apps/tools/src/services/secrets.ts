import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { newVapidKeys } from '#config';

const fresh = (): string => randomBytes(24).toString('hex');

const secretsSchema = z.object({
  postgres: z.string(),
  owner: z.string(),
  app: z.string(),
  appSecret: z.string(),
  mollieKey: z.string(),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }),
});
export type Secrets = z.infer<typeof secretsSchema>;

const makeSecrets = (): Secrets => ({
  postgres: fresh(),
  owner: fresh(),
  app: fresh(),
  appSecret: fresh(),
  mollieKey: `test_${fresh()}`,
  vapid: newVapidKeys(),
});

/** Passwords of the embedded services, the key of a demo, that of its payment sandbox and those of its pushes: made once, kept with the data that they guard. */
export function demoSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const stored = storedSecrets(file);
  const secrets: Secrets = { ...makeSecrets(), ...stored };
  if (secretsSchema.safeParse(stored).success) return secrets;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** The settings of a process that sends pushes. */
export const pushSettings = ({ vapid }: Secrets) => ({ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey });

/** An older demo lacks what came later. */
function storedSecrets(file: string): Partial<Secrets> {
  try {
    return secretsSchema.partial().parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
