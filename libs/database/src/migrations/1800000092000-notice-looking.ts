import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoticeLooking1800000092000 implements MigrationInterface {
  name = 'NoticeLooking1800000092000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- How much a member looked at within a day: many_profiles, many_photos.
alter table moderation.member_signal
  drop constraint member_signal_kind,
  drop constraint member_signal_people,
  add constraint member_signal_kind
    check (kind in ('photo', 'throwaway_address', 'signup_burst', 'fast_openings', 'many_profiles', 'many_photos')),
  add constraint member_signal_people
    check ((kind in ('signup_burst', 'fast_openings', 'many_profiles', 'many_photos')) = (people is not null and minutes is not null));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
