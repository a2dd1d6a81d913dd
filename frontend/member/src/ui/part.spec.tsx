import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { part } from './part';

const Greeting = ({ name }: { readonly name: string }) => <p>Good evening {name}</p>;
const Waiting = ({ name }: { readonly name: string }) => <p aria-busy>Something for {name}</p>;

describe('a part of a screen', () => {
  it('stands in the first HTML once it was fetched, so that nothing moves later', async () => {
    const greeting = part(async () => Promise.resolve(Greeting), Waiting);
    await greeting.fetch();
    expect(renderToString(<greeting.Shown name="Anna" />)).toContain('Good evening');
  });

  it('shows what waits for it as long as it is on its way', () => {
    const greeting = part(async () => Promise.resolve(Greeting), Waiting);
    const html = renderToString(<greeting.Shown name="Anna" />);
    expect(html).toContain('Something for');
    expect(html).not.toContain('Good evening');
  });

  it('is fetched once, however often it is asked for', async () => {
    let fetched = 0;
    const greeting = part(async () => {
      fetched += 1;
      return Promise.resolve(Greeting);
    });
    await greeting.fetch();
    await greeting.fetch();
    expect(fetched).toBe(1);
  });

  it('is asked for again after it could not be fetched', async () => {
    let tries = 0;
    const greeting = part(async () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(Greeting);
    });
    await expect(greeting.fetch()).rejects.toThrow('no network');
    expect(await greeting.fetch()).toBe(Greeting);
  });
});
