import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTS = 32;

/**
 * Messages lie in as many tables as there are here, by a hash of their conversation: what is read and written together stays together, and each part
 * is small enough to be cleaned, indexed and moved alone. Nobody reads or writes a message while they move.
 */
export class DivideMessages1800000134100 implements MigrationInterface {
  name = 'DivideMessages1800000134100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(moved('partition by hash (conversation_id)', partsSql));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(moved('', ''));
  }
}

const partsSql = `
do $do$ begin
  for part in 0..${PARTS - 1} loop
    execute format('create table chats.message_part_%s partition of chats.message for values with (modulus ${PARTS}, remainder %s)',
      lpad(part::text, 2, '0'), part);
  end loop;
end $do$;`;

/** The same table made anew, with its rows, rights and triggers. Its columns and checks are copied, so that they are those of the day. */
const moved = (divided: string, parts: string): string => `
lock table chats.message in access exclusive mode;
alter table chats.message rename to message_before;
alter table chats.message_before rename constraint message_pk to message_before_pk;
alter table chats.message_before rename constraint message_client_id to message_before_client_id;

create table chats.message (
  like chats.message_before including all excluding indexes,
  constraint message_pk primary key (conversation_id, seq),
  constraint message_client_id unique (conversation_id, sender_id, client_id)
) ${divided};
${parts}
insert into chats.message select * from chats.message_before;

do $do$
declare
  statement text;
begin
  for statement in
    select format('grant %s on chats.message to %s%s', a.privilege_type,
                  case when a.grantee = 0 then 'public' else a.grantee::regrole::text end, case when a.is_grantable then ' with grant option' else '' end)
      from pg_class c cross join aclexplode(c.relacl) a where c.oid = 'chats.message_before'::regclass and a.grantee <> c.relowner
    union all
    select replace(pg_get_triggerdef(t.oid), ' ON chats.message_before ', ' ON chats.message ')
      from pg_trigger t where t.tgrelid = 'chats.message_before'::regclass and not t.tgisinternal
  loop
    execute statement;
  end loop;
end $do$;

drop table chats.message_before;

-- Of a divided table nothing else counts what is in all of its parts. One that was counted while it is empty would be read whole from then on.
do $do$ begin
  if exists (select from chats.message) then
    analyze chats.message;
  end if;
end $do$;
`;
