import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationNames, schemaDifference } from '#database';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { startMediumServices } from '../test/medium-services.js';
import { draftMigration, nextNumber, withMigration } from './draft-migration.js';

const folder = join(projectRoot, 'libs/database/src/migrations');
const entities = [join(projectRoot, 'dist/libs/*/src/**/*.entity.js')];

/** Writes the draft of the migration that brings a database from the last migration to the entities. */
export async function migration([name = '']: readonly string[]): Promise<void> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new ClearFault('Name the migration in kebab-case: npm run migration -- add-nick-names');
  const statements = await difference();
  if (statements.length === 0) {
    console.log('Entities and database agree: there is nothing to write.');
    return;
  }
  const draft = draftMigration(name, nextNumber(migrationNames), statements);
  const list = join(folder, 'index.ts');
  await writeFile(join(folder, draft.fileName), draft.text, { flag: 'wx' });
  await writeFile(list, withMigration(await readFile(list, 'utf8'), draft));
  console.log(`Written: libs/database/src/migrations/${draft.fileName}. Read it, and finish it by hand: it knows nothing of data.`);
}

/** Against a database of its own, made by all migrations. */
async function difference(): Promise<readonly string[]> {
  const services = await startMediumServices(1);
  try {
    return (await schemaDifference(services.workers[0]?.['DATABASE_OWNER_URL'] ?? '', entities)).up;
  } finally {
    await services.stop();
  }
}
