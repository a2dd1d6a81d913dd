import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { cookieOf, Product, productUrls, type Member } from '#testing-product';
import { differencesOf, headersOfRoutes } from '../../tools/src/attack/headers-snapshot.js';
import { keptHeaders } from '../../tools/src/attack/kinds/headers.js';
import { Target } from '../../tools/src/attack/target.js';
import { OfficeStaff } from './support/office-staff.js';

let product: Product;
let member: Member;
let ownerCookie: string;
beforeAll(async () => {
  product = new Product();
  member = await product.member();
  const { APP_SECRET = '' } = currentEnvironment();
  const office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
  ownerCookie = cookieOf(await office.logIn(await office.account('owner')));
});
afterAll(() => product.close());

/** What no answer may lack, whatever it is. */
const always = ['cross-origin-opener-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options', 'x-request-id'];

describe('the headers of every route', () => {
  it('are those that were agreed on; `npm run attack -- --only headers --keep-headers` writes others down [ASVS 3.4.3] [ASVS 3.4.4] [ASVS 3.4.5] [ASVS 3.4.6]', async () => {
    const seen = await headersOfRoutes(new Target(productUrls[0] ?? ''), {
      visitor: { kind: 'visitor', cookie: '' },
      member: { kind: 'free', cookie: member.cookie },
      owner: { kind: 'owner', cookie: ownerCookie },
    });
    expect(differencesOf(keptHeaders(), seen)).toEqual([]);
  });

  it('were agreed on with what no answer may lack', () => {
    const lacking = Object.entries(keptHeaders()).flatMap(([group, { usual, others }]) => [
      ...always.filter((name) => usual[name] === undefined).map((name) => `${group}: ${name}`),
      ...Object.entries(others).flatMap(([route, headers]) =>
        always.filter((name) => headers[name] === null).map((name) => `${group}, ${route}: ${name}`),
      ),
    ]);
    expect(lacking).toEqual([]);
  });
});
