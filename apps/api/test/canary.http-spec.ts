import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { errorText } from '#i18n';
import { eventually, photoOf, Product, type Answer, type Member } from '#testing-product';
import { standsIn } from '../../tools/src/attack/answer-faults.js';
import { memberOperations, requestOf } from './support/member-operations.js';
import { allOperations, withIds } from './support/operations.js';

const BIRTH = '1949-02-13';
const CREDITS = 734_219;
const NAME = 'Kanariegeel';
const ABOUT = 'Zingt elke ochtend bij het open raam.';
const TOWN = { id: 2_759_661, name: 'Amersfoort' } as const;

let product: Product;
let vera: Member;
let viewers: Readonly<Record<'free' | 'premium', Member>>;
/** Hidden from each other, with everything that was between them still in place. */
let blocker: Member;
let photo: string;
let chats: Readonly<Record<string, string>>;
/** What is hers alone, each with the name of what it is. */
let secrets: Readonly<Record<string, string>>;
/** What a stranger may see, and who is hidden from her may not. */
let hers: Readonly<Record<string, string>>;

beforeAll(async () => {
  product = new Product();
  vera = await product.member({ name: NAME, date_of_birth: BIRTH, signup_message: ABOUT, town_id: TOWN.id, credits: CREDITS, paid: true });
  viewers = { free: await product.member({ gender: 'male' }), premium: await product.member({ gender: 'male', paid: true }) };
  blocker = await product.member({ gender: 'male' });
  photo = await photoOf(product, vera);
  const names = { free: viewers.free, premium: viewers.premium, blocker };
  const made: Record<string, string> = {};
  for (const [name, viewer] of Object.entries(names)) {
    made[name] = await product.chatOf(viewer, vera);
    await product.send(vera, made[name], 'Good morning');
    await product.send(viewer, made[name], 'Good morning to you');
    for (const [one, other] of [[viewer, vera] as const, [vera, viewer] as const])
      await product.signedIn(one).post('/api/likes').send({ profile: other.id });
  }
  chats = made;
  await product.sql(`update visibility.pair set block = case when lo = $1 then 1 else 2 end, lo_blocked_at = now() where id = $2`, [
    blocker.id,
    chats['blocker'],
  ]);
  const [row] = await product.sql<Record<string, string>>(
    `select a.password_hash, encode(s.token_hash, 'hex') as token_hash, t.lat::text, t.lon::text
       from auth.account a join auth.session s on s.member_id = a.id, site.town t where a.id = $1 and t.id = $2`,
    [vera.id, TOWN.id],
  );
  secrets = {
    'e-mail': vera.email,
    'birth date': BIRTH,
    balance: String(CREDITS),
    town: String(TOWN.id),
    latitude: row?.['lat']?.slice(0, 6) ?? '',
    longitude: row?.['lon']?.slice(0, 6) ?? '',
    'session token': vera.cookie.split('=')[1] ?? '',
    'hash of the token': row?.['token_hash'] ?? '',
    'hash of the password': row?.['password_hash'] ?? '',
    'words in her photo': 'canary-in-the-exif',
  };
  hers = { id: vera.id, name: NAME, about: ABOUT, photo: photo.split('.')[0] ?? '' };
});
afterAll(() => product.close());

const filled: Readonly<Record<string, string>> = {
  '/api/regions': '?country=NL',
  '/api/towns': '?country=NL&q=Zwoll',
  '/api/geocode': '?lat=53.2&lon=6.56',
  '/api/members': `?country=NL&min_age=76&max_age=77&two_way=false&gender=both&limit=100`,
  '/api/private-photos': '?list=received',
};
const reading = allOperations().filter(
  ({ method, path }) => method === 'GET' && !path.includes('logout') && !path.startsWith('/api/admin'),
);

const sending = ['messages', 'gifts', 'photos'].map((what) => `POST /api/chats/{id}/${what}`);

/** Everything that comes over the wire when somebody looks at all there is to look at; what each answer is of, and its text. */
async function trafficOf(viewer: Member | undefined, chat: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const caller = viewer ? product.signedIn(viewer) : product.visitor();
  const keep = (name: string, { headers, text, body }: Answer<unknown>) =>
    seen.set(name, `${JSON.stringify(headers)} ${Buffer.isBuffer(body) ? body.toString('latin1') : text}`);
  for (const { name, path } of reading) {
    const id = path.startsWith('/api/chats') ? chat : path.startsWith('/api/photos') ? crypto.randomUUID() : vera.id;
    keep(name, await caller.get(withIds(path, id) + (filled[path] ?? '')));
  }
  const pages = [
    '/',
    '/members',
    `/members/${vera.id}`,
    `/members/${vera.id}/chat`,
    '/chats',
    `/chats/${chat}`,
    '/likes/received',
    `/likes/m/${vera.id}`,
  ];
  for (const page of pages) keep(`page ${page}`, await caller.get(page));
  return seen;
}

/** The acts of a viewer that answer with something of the other. */
async function actsOf(viewer: Member, chat: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const [name, { kind }] of Object.entries(memberOperations)) {
    const [method = '', path = ''] = name.split(' ');
    if (method === 'GET' || (kind !== 'member' && kind !== 'chat') || path.startsWith('/api/blocks')) continue;
    const id = kind === 'chat' ? chat : vera.id;
    const answer: Answer<unknown> = await requestOf(product.signedIn(viewer), name, id);
    seen.set(name, JSON.stringify(answer.body));
  }
  return seen;
}

/** Which of these values stand in which answers. */
const found = (values: Readonly<Record<string, string>>, traffic: ReadonlyMap<string, string>) =>
  [...traffic].flatMap(([name, text]) =>
    Object.entries(values).flatMap(([what, value]) => (value.length > 3 && standsIn(text, value) ? [`${what} in ${name}`] : [])),
  );

describe('what is a member’s own', () => {
  it('is told apart from the same digits within a time or an id', () => {
    const values = { latitude: '52.155', balance: '734219' };
    const texts = {
      time: '"2026-11-23T12:00:52.155Z"',
      id: '"a1734219-0d52-155b-8734-734219ab0000"',
      place: '{"lat":52.15512}',
      sum: '[734219]',
    };
    expect(found(values, new Map(Object.entries(texts)))).toEqual(['latitude in place', 'balance in sum']);
  });

  it('is found where it may be, so that this spec would find it elsewhere', async () => {
    const own = found(secrets, await trafficOf(vera, chats['free'] ?? ''));
    expect(own).toEqual(expect.arrayContaining(['e-mail in GET /api/user', 'balance in GET /api/user']));
    const seen = found(hers, await trafficOf(viewers.premium, chats['premium'] ?? ''));
    expect(seen).toEqual(
      expect.arrayContaining([
        'name in GET /api/members',
        'about in GET /api/members/{id}',
        'photo in GET /api/likes',
        'id in GET /api/chats',
      ]),
    );
  });

  it.each(['free', 'premium'] as const)('comes to nobody who looks at her: %s [ASVS 8.2.3] [ASVS 15.3.1]', async (kind) => {
    const viewer = viewers[kind];
    const chat = chats[kind] ?? '';
    const { hints } = await product.socketOf(viewer.cookie);
    const traffic = new Map([...(await trafficOf(viewer, chat)), ...(await actsOf(viewer, chat))]);
    await product.send(vera, chat, 'Are you still there?');
    await eventually(10, () => hints.some(({ name }) => name === 'chat.message'));
    traffic.set('sockets', JSON.stringify(hints));
    expect(found(secrets, traffic)).toEqual([]);
  });

  it('comes to no visitor, and of her profile only what a limited search shows', async () => {
    const traffic = await trafficOf(undefined, chats['free'] ?? '');
    expect(found(secrets, traffic)).toEqual([]);
    const { name: _name, id: _id, ...rest } = hers;
    expect(found({ ...rest, town: TOWN.name }, traffic)).toEqual([]);
  });

  it('comes to nobody who is hidden from her, not even her name [#137]', async () => {
    const chat = chats['blocker'] ?? '';
    const traffic = new Map([...(await trafficOf(blocker, chat)), ...(await actsOf(blocker, chat))]);
    traffic.delete('GET /api/blocks');
    // Whoever sends into a thread that is still open is told whom the block is about, and nothing else.
    const refusal = { error: 'blocked_by_you', message: errorText('blocked_by_you', 'en', { name: NAME }) };
    for (const name of sending) {
      expect([name, traffic.get(name)]).toEqual([name, JSON.stringify(refusal)]);
      traffic.delete(name);
    }
    const { id: _id, ...rest } = hers;
    expect(found({ ...secrets, ...rest }, traffic)).toEqual([]);
    const lists = new Map([...traffic].filter(([name]) => !name.includes('{id}') && !name.startsWith('page')));
    expect(found({ id: vera.id }, lists)).toEqual([]);
  });

  it('is not in the bytes of her photos, which come to no visitor and to nobody hidden', async () => {
    const { body: bytes } = (await product.signedIn(viewers.premium).get(`/photos/${photo}`).expect(200)) as Answer<Buffer>;
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes('canary-in-the-exif')).toBe(false);
    for (const caller of [product.visitor(), product.signedIn(blocker)])
      expect([403, 404]).toContain((await caller.get(`/photos/${photo}`)).status);
    expect((await product.signedIn(blocker).get(`/photos/${photo}`)).status).toBe(404);
  });
});
