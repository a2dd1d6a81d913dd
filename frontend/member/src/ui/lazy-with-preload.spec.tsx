import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { lazyWithPreload } from './lazy-with-preload';

const Greeting = ({ name }: { readonly name: string }) => <p>Good evening {name}</p>;
const Fallback = ({ name }: { readonly name: string }) => <p aria-busy>Something for {name}</p>;

describe('a component that is loaded on demand', () => {
  it('stands in the first HTML once it was fetched, so that nothing moves later', async () => {
    const greeting = lazyWithPreload(async () => Promise.resolve(Greeting), Fallback);
    await greeting.preload();
    expect(renderToString(<greeting.Component name="Anna" />)).toContain('Good evening');
  });

  it('shows its fallback as long as it is on its way', () => {
    const greeting = lazyWithPreload(async () => Promise.resolve(Greeting), Fallback);
    const html = renderToString(<greeting.Component name="Anna" />);
    expect(html).toContain('Something for');
    expect(html).not.toContain('Good evening');
  });

  it('is fetched once, however often it is asked for', async () => {
    let fetched = 0;
    const greeting = lazyWithPreload(async () => {
      fetched += 1;
      return Promise.resolve(Greeting);
    });
    await greeting.preload();
    await greeting.preload();
    expect(fetched).toBe(1);
  });

  it('is asked for again after it could not be fetched', async () => {
    let tries = 0;
    const greeting = lazyWithPreload(async () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(Greeting);
    });
    await expect(greeting.preload()).rejects.toThrow('no network');
    expect(await greeting.preload()).toBe(Greeting);
  });
});
