import { describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { PairStage } from '#testing';
import { DivideMessages1800000134100 } from './1800000134100-divide-messages.js';

type Table = Readonly<Record<'kind' | 'rights' | 'triggers' | 'checks' | 'columns' | 'messages', unknown>>;

describe('the migration that divides the table of messages', () => {
  const stage = new PairStage();
  const rows = <Row>(sql: string, parameters: unknown[] = []) => stage.world.rows<Row>(sql, parameters);
  const runner = {
    query: (sql: string) => rows(sql),
  } as unknown as QueryRunner;
  const migration = new DivideMessages1800000134100();

  const table = async (): Promise<Table | undefined> => {
    const [found] = await rows<Table>(
      `select c.relkind as kind,
              array(select a.privilege_type from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee where r.rolname = 'app' order by 1) as rights,
              array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by 1) as triggers,
              array(select k.conname || ' ' || pg_get_constraintdef(k.oid) from pg_constraint k
                     where k.conrelid = c.oid and k.contype <> 'n' order by 1) as checks,
              array(select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attnotnull || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
                      from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
                     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
              (select jsonb_agg(m order by m.seq) from chats.message m) as messages
         from pg_class c where c.oid = 'chats.message'::regclass`,
    );
    return found;
  };

  it('loses no row, right, key or trigger, there and back', async () => {
    await stage.say(stage.anna, 'Good morning');
    await stage.say(stage.bert, 'Did the rain spoil your garden?');
    await rows('begin');
    try {
      // One that no new table of the schema has by itself.
      await rows('grant references on chats.message to app');
      const divided = await table();
      await migration.down(runner);
      const whole = await table();
      await migration.up(runner);
      expect(divided).toMatchObject({ kind: 'p', rights: ['DELETE', 'INSERT', 'REFERENCES', 'SELECT', 'UPDATE'] });
      expect(divided?.messages).toHaveLength(2);
      expect(divided?.triggers).toHaveLength(2);
      expect(whole).toEqual({ ...divided, kind: 'r' });
      expect(await table()).toEqual(divided);
      const parts = await rows(`select from pg_inherits where inhparent = 'chats.message'::regclass`);
      expect(parts).toHaveLength(32);
    } finally {
      await rows('rollback');
    }
  });
});
