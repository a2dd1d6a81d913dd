import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isLong, paceNow, Product, productUrls, type Answer, type Member } from '#testing-product';
import { fuzzOperation } from '../../tools/src/attack/kinds/fuzz.js';
import { Target } from '../../tools/src/attack/target.js';
import { allOperations, endsSession, withIds } from './support/operations.js';
import { requestBy } from './support/request-by.js';
import { timed } from './support/timed.js';

const RUNS = isLong ? 300 : 15;
const HUNDRED_KB = 100 * 1_024;
const id = '01930000-0000-7000-8000-00000000dead';

let product: Product;
let anna: Member;
/** Not the one whose calls were counted a thousand times. */
let bert: Member;
/** Whom none of them knows. */
let carl: Member;
beforeAll(async () => {
  product = new Product();
  [anna, bert, carl] = [await product.member(), await product.member(), await product.member()];
});
afterAll(() => product.close());

const json = { 'content-type': 'application/json' };
const fieldNames = `email password name date_of_birth gender country town_id language code token profile
  conversation client_id text seq photos tracking signup_message terms_version __proto__ constructor`.split(/\s+/);
const wildObject = fc.dictionary(fc.constantFrom(...fieldNames), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 12 });
const wildText = fc.string({ unit: 'binary', maxLength: 300 });

// What ends a session or an account would end the others' runs too.
const asked = allOperations().filter(({ name }) => !name.includes('logout') && !name.startsWith('POST /api/photos'));

/** The door of the back office is closed to members: what staff send is judged by `npm run attack`. */
const nearlyRight = allOperations().filter((operation) => operation.access !== 'staff' && !endsSession(operation));

describe('input that no honest client sends', () => {
  it.each(asked.filter(({ bodyType }) => bodyType).map(({ name, method, path }) => [name, method, path]))(
    'never breaks the server: JSON to %s',
    async (_name, method, path) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(wildObject, fc.jsonValue({ maxDepth: 6 })), async (body) => {
          const { status } = await requestBy(product.signedIn(anna), method, withIds(path, id)).set(json).send(JSON.stringify(body));
          expect(status).toBeLessThan(500);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(nearlyRight.map((operation) => [operation.name, operation] as const))(
    'is answered by the contract, in time, with nothing of the inside and nothing of others, when it is nearly right: %s [ASVS 2.2.1] [ASVS 16.5.1]',
    async (_name, operation) => {
      const found = await fuzzOperation(new Target(productUrls[0] ?? ''), operation, {
        seed: isLong ? Date.now() : 58,
        runs: RUNS,
        ids: [carl.id],
        secrets: new Map([['e-mail', carl.email]]),
        patienceMs: 3_000 * paceNow(),
        next: () => ({ kind: 'free', cookie: anna.cookie }),
      });
      expect(found).toBeUndefined();
    },
  );

  it.each(asked.filter(({ method }) => method === 'GET').map(({ name, path }) => [name, path]))(
    'never breaks the server: addresses of %s',
    async (_name, path) => {
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(
            fc.constantFrom('after', 'before', 'limit', 'cursor', 'type', 'q', 'country', 'domain', 'gender', 'min_age', 'page', 'sort'),
            wildText,
            { maxKeys: 5 },
          ),
          wildText,
          async (query, part) => {
            const address = withIds(path, encodeURIComponent(part.slice(0, 40) || id));
            const { status } = await product.signedIn(anna).get(`${address}?${new URLSearchParams(query).toString()}`);
            expect([address, query, status >= 500 && !path.includes('health')]).toEqual([address, query, false]);
          },
        ),
        { numRuns: RUNS },
      );
    },
  );

  it('never breaks a page, whatever the address, the cookies and the languages', async () => {
    await fc.assert(
      fc.asyncProperty(wildText, wildText, async (path, text) => {
        const header = encodeURIComponent(text);
        const cookie = `locale=${header}; text=${header}; source=${header}; auth.session=${header}`;
        const address = `/${encodeURIComponent(path)}?next=${header}&ref=${header}`;
        const { status } = await product.visitor().get(address).set({ 'accept-language': header, 'user-agent': header, cookie });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });

  it('is refused when it is longer than 100 kB', async () => {
    const { status, body } = (await product
      .signedIn(bert)
      .post('/api/likes')
      .set(json)
      .send(JSON.stringify({ profile: 'x'.repeat(HUNDRED_KB) }))) as Answer;
    expect([status, body['error']]).toEqual([413, 'payload_too_large']);
    const form = await product
      .visitor()
      .post('/login')
      .type('form')
      .send(`email=${'x'.repeat(HUNDRED_KB)}`);
    expect(form.status).toBe(413);
  });

  it.each(['[', '{"a":'])('is refused when it is nested as deep as 100 kB allow: %s [ASVS 1.5.2]', async (level) => {
    const depth = Math.floor((HUNDRED_KB - 100) / (level.length + 1));
    const deep = `${level.repeat(depth)}1${(level === '[' ? ']' : '}').repeat(depth)}`;
    for (const body of [deep, `{"profile":${deep}}`]) {
      const { answer, ms } = await timed(() => product.signedIn(bert).post('/api/likes').set(json).send(body));
      expect(answer.status).toBe(422);
      expect(ms).toBeLessThan(1_000 * paceNow());
    }
  });

  it('is refused when its address cannot be read', async () => {
    for (const path of ['/api/members/%', '/%E0%A4%A', '/photos/%zz', '/api/chats/%00', '/%00']) {
      const { status } = await product.signedIn(bert).get(path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  });
});
