import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of the back office are asked by, in the order in which they show it. */
const indexes = [
  ['auth', 'invitation_revoked', 'auth.invitation (made_at desc, id desc) where revoked_at is not null'],
  ['auth', 'invitation_unused', 'auth.invitation (expires_at) where used_at is null and revoked_at is null'],
  ['moderation', 'case_by_reason', 'moderation.case (reason, opened_at desc, id desc)'],
  ['moderation', 'case_by_state', `moderation.case (state, opened_at desc, id desc) where state <> 'closed'`],
  ['moderation', 'case_escalated', 'moderation.case (opened_at desc, id desc) where escalated'],
  ['moderation', 'verification_by_state', 'moderation.verification (state, sent_at desc, id desc) where sent_at is not null'],
  ['notifications', 'announcement_by_saving', 'notifications.announcement (saved_at desc, id desc)'],
] as const;

/** Built beside the running product: not in a transaction. One that was broken off half-way lies there unusable, and is made again. */
export class IndexOfficeLists1800000078000 implements MigrationInterface {
  name = 'IndexOfficeLists1800000078000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [schema, name, columns] of indexes) {
      await runner.query(`drop index concurrently if exists ${schema}.${name}`);
      await runner.query(`create index concurrently ${name} on ${columns}`);
    }
    await this.indexEntries(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }

  /** A table in parts cannot be indexed beside its use as a whole, but each of its parts can. */
  private async indexEntries(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index if exists audit.entry_by_act`);
    await runner.query(`create index entry_by_act on only audit.entry (act, at desc, id desc)`);
    const parts = (await runner.query(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit.entry'::regclass`,
    )) as { name: string }[];
    for (const { name } of parts) {
      await runner.query(`drop index concurrently if exists audit.${name}_by_act`);
      await runner.query(`create index concurrently ${name}_by_act on audit.${name} (act, at desc, id desc)`);
      await runner.query(`alter index audit.entry_by_act attach partition audit.${name}_by_act`);
    }
  }
}
