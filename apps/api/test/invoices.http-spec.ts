import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderAnswer } from '#contracts';
import { eventually, PaymentSandbox, placeOrder, Product } from '#testing-product';

let product: Product;
const bank = new PaymentSandbox();
beforeAll(() => void (product = new Product()));
afterAll(() => product.close());

describe('the papers of a purchase', () => {
  it('come as a file that nobody keeps, for the one who bought, and for nobody else; those of a chargeback too [#E24] [#118] [ASVS 5.4.1] [ASVS 5.4.2]', async () => {
    const anna = await product.member();
    const client = product.signedIn(anna);
    const { payment_id: id } = await placeOrder(client);
    const papers = async () => ((await client.get(`/api/orders/${id}`)).body as OrderAnswer).payment.invoices;
    const { payment } = await bank.look(id);
    await bank.decide(payment.id, { status: 'paid' });
    await eventually(30, async () => (await papers()).length === 1);
    await bank.chargeBack(payment.id);
    await eventually(30, async () => (await papers()).length === 2);
    expect((await papers()).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);

    for (const { path, number } of await papers()) {
      const file = await client.get(path).buffer();
      expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(file.headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="[a-z-]+-${number}\\.pdf"$`));
      expect((file.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
      expect((await product.signedIn(await product.member()).get(path)).status).toBe(404);
      expect((await product.visitor().get(path)).status).toBe(403);
    }
    expect((await client.get('/api/invoices/not-an-id')).status).toBe(422);
  });
});
