import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DecideCases1800000070000 implements MigrationInterface {
  name = 'DecideCases1800000070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What waits for a moderator. It has the id of the report, complaint or appeal that it is about.
create table moderation.case (
  id uuid not null constraint case_pk primary key,
  kind text not null constraint case_kind check (kind in ('report', 'complaint', 'appeal')),
  reason text not null,
  -- 0 comes first: danger to life.
  priority smallint not null constraint case_priority check (priority between 0 and 4),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  subject_id uuid,
  state text not null default 'open' constraint case_state check (state in ('open', 'proposed', 'decided', 'closed')),
  -- Only the owner decides it.
  escalated boolean not null default false,
  locked_by uuid,
  locked_at timestamptz,
  -- Who may not decide it: whoever proposed, or decided what is appealed.
  not_by uuid[] not null default '{}',
  skipped_by uuid[] not null default '{}',
  closed_at timestamptz,
  constraint case_locked check ((locked_by is null) = (locked_at is null)),
  constraint case_closed check ((state = 'closed') = (closed_at is not null))
);
create index case_queue on moderation.case (priority, due_at, id) where state in ('open', 'proposed');
create index case_by_subject on moderation.case (subject_id, opened_at desc);
create index case_newest on moderation.case (opened_at desc, id desc);
create index case_locked_by on moderation.case (locked_by) where locked_by is not null;

create table moderation.decision (
  id uuid not null default uuidv7() constraint decision_pk primary key,
  case_id uuid not null constraint decision_case_fk references moderation.case (id),
  -- Nobody, when the case is about nobody in particular.
  member_id uuid,
  staff_id uuid not null,
  at timestamptz not null,
  measure text not null constraint decision_measure check (measure in ('none', 'warning', 'removal', 'restriction', 'suspension', 'ban')),
  -- The rule that was broken; null when none was.
  rule text,
  days int constraint decision_days check (days between 1 and 365),
  photo_id uuid,
  removes_text boolean not null default false,
  state text not null constraint decision_state
    check (state in ('proposed', 'refused', 'pending', 'undone', 'in_force', 'ended', 'overturned')),
  second_id uuid,
  in_force_at timestamptz,
  until timestamptz,
  overturned_at timestamptz,
  -- What was taken away, sealed, to give it back when the decision is overturned.
  removed bytea,
  constraint decision_rule check ((measure = 'none') = (rule is null)),
  constraint decision_length check ((measure in ('restriction', 'suspension')) = (days is not null)),
  constraint decision_removal check (measure = 'removal' or (photo_id is null and not removes_text)),
  constraint decision_two check (second_id is distinct from staff_id)
);
create index decision_by_case on moderation.decision (case_id, at desc);
create index decision_by_member on moderation.decision (member_id, at desc);
create unique index decision_alive on moderation.decision (case_id) where state in ('proposed', 'pending');
create index decision_until on moderation.decision (until) where state = 'in_force' and until is not null;

-- What one moderator wrote for the others. Apart from the decision, so that it can be erased.
create table moderation.note (
  id uuid not null default uuidv7() constraint note_pk primary key,
  case_id uuid not null,
  staff_id uuid not null,
  at timestamptz not null,
  sealed bytea not null
);
create index note_by_case on moderation.note (case_id, at);

alter table moderation.report add column decision_id uuid;

-- What a member says against a decision; its case has the same id. One for each decision.
create table moderation.appeal (
  id uuid not null default uuidv7() constraint appeal_pk primary key,
  decision_id uuid not null constraint appeal_decision_fk references moderation.decision (id) constraint appeal_once unique,
  at timestamptz not null,
  sealed bytea,
  state text not null default 'open' constraint appeal_state check (state in ('open', 'upheld', 'overturned')),
  decided_at timestamptz,
  constraint appeal_decided check ((state = 'open') = (decided_at is null))
);

-- Who had to do with a member that was banned because of money: what they get back, once.
create table moderation.fraud_contact (
  id uuid not null default uuidv7() constraint fraud_contact_pk primary key,
  decision_id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  credits int not null constraint fraud_contact_credits check (credits >= 0),
  constraint fraud_contact_once unique (decision_id, member_id)
);
create index fraud_contact_by_member on moderation.fraud_contact (member_id);

-- What waits already.
insert into moderation.case (id, kind, reason, priority, opened_at, due_at, subject_id, state, closed_at)
select r.id, 'report', r.reason,
       case when r.reason in ('danger', 'minor') then 0 when r.reason in ('money', 'sexual') then 1 when r.reason = 'other' then 3 else 2 end,
       r.at, r.at + interval '3 days', r.subject_id, case when r.state = 'open' then 'open' else 'closed' end, r.decided_at
  from moderation.report r;

-- What the account was before it was closed by the house.
alter table auth.account add column status_before text
  constraint account_status_before check (status_before in ('not_confirmed', 'active', 'paused'));

-- 0: a moderator stopped first messages for a time.
alter table chats.inbox drop constraint inbox_openings_cap, add constraint inbox_openings_cap check (openings_cap >= 0);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
