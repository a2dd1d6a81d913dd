import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenameRecurringJobs1800000134300 implements MigrationInterface {
  name = 'RenameRecurringJobs1800000134300';

  async up(runner: QueryRunner): Promise<void> {
    // When they run next and how they ended goes along. A worker of before finds no row of the old name and leases none; what it is about to end comes
    // again a minute later.
    await runner.query(`
update events.schedule s set name = r.now
  from (values
    ('moderation.notice-openers', 'moderation.detect-bursts'),
    ('payment.ask-open', 'payment.poll-open-orders'),
    ('photo.learn-looks', 'photo.hash-missing-images'),
    ('search.learn-words', 'search.mark-frequent-words')) as r (before, now)
 where s.name = r.before;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
