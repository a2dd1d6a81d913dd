import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the staff is whom at a sign-in service, and what it leaves of their roles in a session. The app reads the first and writes none of it. */
export class LetStaffSignIn1800000114000 implements MigrationInterface {
  name = 'LetStaffSignIn1800000114000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table auth.staff_identity (
        staff_id uuid not null constraint staff_identity_staff_fk references auth.staff on delete cascade,
        issuer text not null,
        subject text not null,
        bound_at timestamptz not null,
        constraint staff_identity_pk primary key (staff_id, issuer),
        constraint staff_identity_subject unique (issuer, subject)
      );
      revoke insert, update, delete, truncate on auth.staff_identity from app;
      alter table auth.staff_session add column only_roles text[];
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
