import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a site has photos looked at first, a new one is `checking` until a moderator says yes; what was approved once is not asked again. */
export class CheckPhotosFirst1800000031000 implements MigrationInterface {
  name = 'CheckPhotosFirst1800000031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table media.photo add column approved_at timestamptz;
alter table media.photo drop constraint photo_status;
alter table media.photo add constraint photo_status
  check (status in ('processing', 'checking', 'visible', 'rejected', 'hidden', 'removed')) not valid;
alter table media.photo validate constraint photo_status;
create index photo_checking on media.photo (created_at, id) where status = 'checking';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
