import type { Member, Product } from './members.js';

/** Two who know each other for long: so many messages, "no 1", "no 2" …, one every ten minutes, all of them read. */
export async function longTalk(product: Product, count: number): Promise<{ anna: Member; bert: Member; chat: string }> {
  const [anna, bert] = await Promise.all([
    product.member({ name: 'Annelore', credits: 20 }),
    product.member({ name: 'Bertolt', credits: 20 }),
  ]);
  const chat = await product.chatOf(bert, anna);
  await product.send(bert, chat, 'no 1');
  await product.sql(
    `with old as (update chats.message set at = now() - make_interval(mins => 10 * $4::int) where conversation_id = $1),
          new as (
            insert into chats.message (conversation_id, seq, client_id, sender_id, dir_seq, kind, body, cost, at)
            select $1, n, gen_random_uuid(), case when n % 2 = 0 then $2::uuid else $3::uuid end, (n + 1) / 2, 1,
                   case when n % 7 = 0 then repeat('Such a fine day for a walk. ', 1 + n % 5) || E'\\n' else '' end || 'no ' || n, 0,
                   now() - make_interval(mins => 10 * ($4::int - n))
              from generate_series(2, $4::int) as n)
     update chats.conversation c
        set last_seq = $4, n_lo = case when p.lo = $2 then $4::int / 2 else ($4::int + 1) / 2 end,
            n_hi = case when p.lo = $2 then ($4::int + 1) / 2 else $4::int / 2 end
       from visibility.pair p where c.id = $1 and p.id = c.id`,
    [chat, anna.id, bert.id, count],
  );
  await product.sql(
    `update chats.conv_member cm set recv = x.n, read = x.n, read_to = $4
       from (values ($2::uuid, ($4::int + 1) / 2), ($3::uuid, $4::int / 2)) as x(member_id, n)
      where cm.conversation_id = $1 and cm.member_id = x.member_id`,
    [chat, anna.id, bert.id, count],
  );
  return { anna, bert, chat };
}
