import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetStaffChangeDevices1800000030000 implements MigrationInterface {
  name = 'LetStaffChangeDevices1800000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A new device that has not shown yet that it makes the right codes; until then the old one counts.
create table auth.staff_enrolment (
  staff_id uuid constraint staff_enrolment_pk primary key constraint staff_enrolment_staff_fk references auth.staff on delete cascade,
  totp_secret bytea not null,
  expires_at timestamptz not null
);

-- Instead of a code of the device, once each. Only keyed hashes rest here.
create table auth.staff_recovery_code (
  code_hash bytea constraint staff_recovery_code_pk primary key,
  staff_id uuid not null constraint staff_recovery_code_staff_fk references auth.staff on delete cascade,
  used_at timestamptz
);
create index staff_recovery_code_by_staff on auth.staff_recovery_code (staff_id);

-- A session that a recovery code opened may do nothing but set up a new device.
alter table auth.staff_session add column recovered boolean not null default false;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
