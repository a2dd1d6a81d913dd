import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailTo, Product, tokenIn, type Member } from '#testing-product';

let product: Product;
let anna: Member;
let bert: Member;
let chat: string;
let hidden: readonly string[];

beforeAll(async () => {
  product = new Product();
  const blocker = await product.member({ gender: 'male' });
  anna = await product.member();
  bert = await product.member({ gender: 'male' });
  const [newcomer, closed] = [await product.newcomer({ gender: 'male' }), await product.member({ gender: 'male' })];
  await product.signedIn(blocker).post('/api/blocks').send({ profile: anna.id });
  await product.sql(`update visibility.member_standing set banned = true where member_id = $1`, [closed.id]);
  hidden = [blocker.id, newcomer.id, closed.id];
  chat = await product.chatOf(anna, bert);
});
afterAll(() => product.close());

const ask = async (path: string, caller = product.visitor()) => {
  const { status, text } = await caller.get(path).set('accept-language', 'en');
  // The words of every error lie in the page's data too.
  const shown = text.replace(/<script[\s\S]*?<\/script>/g, '');
  return { status, says404: shown.includes('This page could not be found') };
};
const there = { status: 200, says404: false };
const missing = { status: 404, says404: true };
const aboutMembers = (id: string) => [`/members/${id}`, `/members/${id}/chat`, `/likes/m/${id}`];

describe('the page of somebody or something, for a member', () => {
  it('is there for who may see it', async () => {
    for (const path of [...aboutMembers(bert.id), `/members/${anna.id}`, `/chats/${chat}`]) {
      expect([path, await ask(path, product.signedIn(anna))]).toEqual([path, there]);
    }
  });

  it('is a 404 in HTTP where nothing of that name ever was, with the way home [#47]', async () => {
    const never = [randomUUID(), 'nonsense', '%20', '%F0%9F%8C%B7', `${bert.id}x`].flatMap((id) => [...aboutMembers(id), `/chats/${id}`]);
    for (const path of never) expect([path, await ask(path, product.signedIn(anna))]).toEqual([path, missing]);
    const { text } = await product.signedIn(anna).get(`/members/${randomUUID()}`);
    expect(text).toMatch(/<a[^>]+href="\/members"[^>]*>.*?Back to the home page/);
  });

  it('is the same 404 where this member may not see whom it is about [#47]', async () => {
    for (const path of hidden.flatMap(aboutMembers)) expect([path, await ask(path, product.signedIn(anna))]).toEqual([path, missing]);
  });

  it('is a 404 for the conversation of two others, and for one with oneself [#47]', async () => {
    const carl = await product.member({ gender: 'male' });
    for (const path of [`/chats/${chat}`, `/members/${carl.id}/chat`]) {
      expect([path, await ask(path, product.signedIn(carl))]).toEqual([path, missing]);
    }
  });

  it('still tells who has the thread open why it was taken away', async () => {
    const [one, other] = [await product.member(), await product.member({ gender: 'male' })];
    const thread = await product.chatOf(one, other);
    await product.send(one, thread, 'Good morning');
    await product.signedIn(other).post('/api/blocks').send({ profile: one.id });
    expect(await ask(`/chats/${thread}`, product.signedIn(one))).toEqual(there);
    expect(await ask(`/chats/${thread}`, product.signedIn(other))).toEqual(missing);
  });
});

describe('the page of a member, for a visitor', () => {
  it('is a 404 where there is nobody, and shows what it showed before where there is somebody [#47]', async () => {
    for (const id of [randomUUID(), 'nonsense', ...hidden.slice(1)]) expect([id, await ask(`/members/${id}`)]).toEqual([id, missing]);
    expect(await ask(`/members/${bert.id}`)).toEqual(there);
  });

  it('asks for the login first where the page is for members only', async () => {
    for (const path of [`/members/${randomUUID()}/chat`, `/chats/${randomUUID()}`, `/likes/m/${randomUUID()}`]) {
      expect([path, (await ask(path)).status]).toEqual([path, 302]);
    }
  });
});

describe('a page that a mail leads to', () => {
  const bar = /<header[\s\S]*?<\/header>/;
  const opened = async (path: string, caller = product.visitor()) => {
    const { status, text } = await caller.get(path).set('accept-language', 'en');
    return { status, bar: bar.exec(text)?.[0] ?? '', footer: text.includes('<footer') };
  };
  const unknown = 'a-token-that-nobody-has-made';

  it('has the name of the site with the way home, also where its link does nothing any more [#45]', async () => {
    const wilma = await product.newcomer();
    const link = `/${tokenIn(await mailTo(wilma.email))}`;
    const { status, bar: shown, footer } = await opened(link);
    expect([status, footer, shown.includes('Second Spring')]).toEqual([200, false, true]);
    expect(shown).toMatch(/<a [^>]*href="\/"/);
    for (const path of [
      `/reset-password/do?token=${unknown}`,
      '/reset-password/do?done',
      `/mail-change/do?token=${unknown}`,
      `/appeals/${unknown.padEnd(46, 'x')}`,
      `/transactions/${randomUUID()}/withdraw?key=${unknown}`,
      '/account-deleted',
      '/activate/done',
      '/activate/error',
      '/complaints',
    ]) {
      const page = await opened(path);
      expect([path, /href="\/"[^>]*>/.test(page.bar), page.bar.includes('href="/login"'), page.footer]).toEqual([path, true, true, true]);
    }
  });

  it('has the bar and the bottom of every page where its address never was one, as every unknown page [#47]', async () => {
    for (const path of [`/${unknown}`, '/prices', `/nothing/${unknown}`, `/landers/video/${unknown}`]) {
      const page = await opened(path);
      expect([path, page.status, /href="\/"[^>]*>/.test(page.bar), page.footer]).toEqual([path, 404, true, true]);
    }
    const page = await opened('/prices');
    expect(page.bar).toContain('href="/login"');
    const own = await opened('/prices', product.signedIn(anna));
    for (const place of ['/members', '/chats', '/likes']) expect(own.bar).toContain(`href="${place}`);
  });
});
