import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to a site that takes new members by invitation only. Like the links by mail, they are derived from the id: only hashes rest. */
export class CreateInvitations1800000007020 implements MigrationInterface {
  name = 'CreateInvitations1800000007020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table auth.invitation (
  id uuid constraint invitation_pk primary key default uuidv7(),
  site_id uuid not null,
  community_id uuid not null,
  token_hash bytea not null constraint invitation_token unique,
  note text not null default '',
  made_by uuid constraint invitation_staff_fk references auth.staff on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  used_by uuid constraint invitation_account_fk references auth.account on delete set null
);
create index invitation_by_time on auth.invitation (made_at desc, id desc);
create index invitation_by_member on auth.invitation (used_by) where used_by is not null;
create index invitation_by_staff on auth.invitation (made_by);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
