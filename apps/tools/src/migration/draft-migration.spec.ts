import { describe, expect, it } from '@jest/globals';
import { draftMigration, nextNumber, withMigration } from './draft-migration.js';

const index = `import type { MigrationInterface } from 'typeorm';
import { Foundation1000 } from './1000-foundation.js';

export const migrations: readonly (new () => MigrationInterface)[] = [
  Foundation1000,
];
`;

describe('the draft of a migration', () => {
  it('gets a number after all others', () => {
    expect([nextNumber([]), nextNumber(['Foundation1790000000000', 'WidenListing1800000004001'])]).toEqual([1_000, 1_800_000_005_000]);
  });

  it('runs the statements, and only forward', () => {
    const draft = draftMigration('add-nick-names', 2_000, ['alter table "a" add "nick" text', "comment on column a.nick is '`${x}'"]);
    expect(draft).toMatchObject({ fileName: '2000-add-nick-names.ts', className: 'AddNickNames2000' });
    expect(draft.text).toContain('\nalter table "a" add "nick" text;\n');
    expect(draft.text).toContain("'\\`\\${x}';");
    expect(draft.text).toContain('Migrations run forward only.');
  });

  it('stands last in the list', () => {
    const list = withMigration(index, draftMigration('add-nick-names', 2_000, []));
    expect(list).toContain(`foundation.js';\nimport { AddNickNames2000 } from './2000-add-nick-names.js';\n\nexport`);
    expect(list).toContain('[\n  Foundation1000,\n  AddNickNames2000,\n];\n');
  });
});
