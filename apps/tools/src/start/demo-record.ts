import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const recordSchema = z.object({
  /** How many there are. */
  members: z.number(),
  /** How many there are to be, when the others are still to come. */
  wanted: z.number().optional(),
  seedNumber: z.number(),
  state: z.enum(['seeding', 'done']),
});
export type DemoRecord = z.infer<typeof recordSchema>;

const fileIn = (dataDir: string): string => join(dataDir, 'demo.json');

/** What the demo of this folder was made with; `seeding` means that a start was cut short while it made it. */
export function readDemoRecord(dataDir: string): DemoRecord | undefined {
  if (!existsSync(fileIn(dataDir))) return undefined;
  const result = recordSchema.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8') || 'null'));
  return result.data;
}

export function writeDemoRecord(dataDir: string, record: DemoRecord): void {
  writeFileSync(fileIn(dataDir), JSON.stringify(record));
}
