import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import type { TextPreviewAnswer, WrittenText } from '#contracts-admin';
import { demoIds } from '#site';
import { Product, productUrls, type Answer, type Caller } from '#testing-product';
import { OfficeStaff } from './support/office-staff.js';

let product: Product;
let content: Caller;
beforeAll(async () => {
  product = new Product();
  const { APP_SECRET = '' } = currentEnvironment();
  const office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
  content = await office.signedIn('content');
});
afterAll(() => product.close());

const text = {
  id: `${demoIds.site}.service.nl`,
  title: 'Kom gerust langs',
  lead: 'Op werkdagen.',
  sections: [{ title: 'Waar?', text: 'Bel {{phone}}.\n\nTot gauw & bedankt.' }],
};
const preview = async (body: object): Promise<Answer<TextPreviewAnswer>> => content.post('/api/admin/text-preview').send(body);

describe('the preview of a text', () => {
  it('is the page of the members with the text and its facts, without any script [#140]', async () => {
    const { status, body } = await preview(text);
    expect(status).toBe(200);
    const main = /<main[\s\S]*<\/main>/.exec(body.html)?.[0] ?? '';
    expect(main).toContain('Kom gerust langs');
    expect(main).toMatch(/Bel [\d\s]+\./);
    expect(main).toContain('Tot gauw &amp; bedankt.');
    expect(body.html).toContain('<html lang="nl"');
    expect(body.html).not.toMatch(/<script|modulepreload|\{\{/);
  });

  it.each([
    ['tags', { title: '<b>fat</b>' }, 'text_has_code'],
    ['a page that no site has', { id: `${demoIds.site}.nothing.nl` }, 'invalid_input'],
    ['a site that is none', { id: `${randomUUID()}.service.nl` }, 'not_found'],
  ])('is refused for %s', async (_, change, error) => {
    expect((await preview({ ...text, ...change })).body).toMatchObject({ error });
  });

  it('begins with the text that the product brings along, its placeholders as they are', async () => {
    const { body } = (await content.get('/api/admin/built-in-texts').query({ page: 'terms', locale: 'fi' })) as Answer<WrittenText>;
    expect(body.sections.length).toBeGreaterThan(3);
    expect(JSON.stringify(body)).toContain('{{company}}');
    expect((await content.get('/api/admin/built-in-texts').query({ page: 'terms', locale: 'xx' })).status).toBe(422);
  });
});
