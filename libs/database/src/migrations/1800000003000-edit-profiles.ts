import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditProfiles1800000003000 implements MigrationInterface {
  name = 'EditProfiles1800000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table profiles.profile
  add column intimate_consent_at timestamptz,
  -- The viewer's switch: whether this member wants to see intimate interests of others.
  add column sees_intimate boolean not null default false;

-- Special-category data rests here only with its consent. Nobody could give one before.
create function profiles.has_intimate(interests text[]) returns boolean language sql immutable as
$$ select interests && array['anal_sex', 'bondage', 'exchanging_pictures', 'lingerie', 'masturbating', 'one_night_stand', 'oral_sex',
                             'public_sex', 'sadomasochism', 'safe_sex', 'sex', 'sex_toys', 'threesome'] $$;
update profiles.profile p
   set interests = array(select i from unnest(p.interests) with ordinality as u (i, n) where not profiles.has_intimate(array[i]) order by n)
 where profiles.has_intimate(p.interests);
alter table profiles.profile add constraint profile_intimate_consent
  check (intimate_consent_at is not null or not profiles.has_intimate(interests)) not valid;
alter table profiles.profile validate constraint profile_intimate_consent;

-- When a member moved, for a week: three accounts that move about must not locate a person.
create table profiles.town_change (member_id uuid not null, at timestamptz not null);
create index town_change_by_member on profiles.town_change (member_id, at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
