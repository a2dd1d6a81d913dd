import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setLogLevel } from '#observability';
import { World } from '#testing';
import { creditReasons, entryCodesOf } from './ledger.js';

setLogLevel('silent');
let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe('the reason of an entry', () => {
  it('stands in the books the same whether Postgres or the code writes it', async () => {
    const rows = await world.rows<{ reason: string; kind: number; contra: number }>(
      `select r as reason, c.kind, c.contra from unnest($1::text[]) r cross join payments.entry_codes(r) c`,
      [creditReasons],
    );
    expect(rows).toEqual(creditReasons.map((reason) => ({ reason, ...entryCodesOf(reason) })));
  });

  it('must be one of them: nothing is taken or given for another', async () => {
    const member = await world.member();
    const rich = `select payments.credit($1, 5, 'adjustment', $1)`;
    await world.rows(rich, [member.id]);
    for (const act of ['debit', 'credit'])
      await expect(world.rows(`select payments.${act}($1, 1, 'a favour', uuidv7())`, [member.id])).rejects.toThrow(/null value/);
    expect(await world.rows(`select balance from payments.wallet where member_id = $1`, [member.id])).toEqual([{ balance: 5 }]);
  });
});

describe('credits that are given for the same thing again', () => {
  it('are given once, also by eight at the same moment, and the balance is answered each time', async () => {
    const { id } = await world.member();
    const give = () => world.rows(`select payments.credit($1, 5, 'adjustment', $1) as balance`, [id]);
    expect(await Promise.all(Array.from({ length: 8 }, give))).toEqual(Array.from({ length: 8 }, () => [{ balance: 5 }]));
    expect(await world.rows(`select amount from payments.ledger_entry where member_id = $1`, [id])).toEqual([{ amount: 5 }]);
    expect(await world.rows(`select from payments.drift(array[$1::uuid])`, [id])).toEqual([]);
  });
});
