/** The text of a message (`m` in the statement) as it is read outside of conversations: of a gift its English name; a built-in one says itself what it is. */
export const readText = (m: string): string =>
  `case when ${m}.kind = 4 then coalesce((select nullif(g.names ->> 'en', '') from chats.gift g where g.key = ${m}.body), ${m}.body) else ${m}.body end`;
