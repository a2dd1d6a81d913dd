import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RenderInput } from '#contracts';
import { logger } from '#observability';
import { loadRenderer, type Renderer } from './renderer.js';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js' },
  'src/theme/fonts.css': { file: 'assets/fonts.css' },
  'files/sans-latin-wght-normal.woff2': { file: 'assets/sans-latin-wght-normal.woff2' },
};
/** Draws what it is told to: waits until the gate opens, fails, or takes its thread away. */
const build = `
  export const plan = async (url, locale) => ({ redirect: url.pathname + ' ' + locale });
  export const render = async ({ gate, fault, ends }, files) => {
    if (gate) Atomics.wait(new Int32Array(gate), 0, 0);
    if (fault) throw new Error(fault);
    if (ends === 'now') process.exit(1);
    if (ends === 'afterwards') setImmediate(() => { throw new Error('afterwards'); });
    return { status: 200, html: files.entry };
  };
  export const [manifest, offlinePage, builtInText] = [async () => null, async () => '', async () => null];
  export const map = async () => ({ pages: [] });
`;

describe('the pages of the member app', () => {
  let folder = '';
  let renderer: Renderer | null = null;
  const draw = (input: object): Promise<unknown> => {
    if (!renderer) throw new Error('nothing was loaded');
    return renderer.render(input as RenderInput);
  };
  const write = (server: string) => {
    for (const part of ['server', 'client/.vite', 'client/assets']) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'server/entry-server.js'), server);
    writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'client/assets/fonts.css'), '');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await renderer?.close();
    renderer = null;
    rmSync(folder, { recursive: true, force: true });
  });

  it('are drawn while the process does other work: it opens the gate behind which one waits', async () => {
    write(build);
    renderer = await loadRenderer(folder);
    const gate = new SharedArrayBuffer(4);
    const drawn = draw({ gate });
    // Drawn here, it would stand behind its own gate for ever.
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
    expect(await drawn).toEqual({ status: 200, html: '/assets/entry.js' });
  });

  it('are planned by their address', async () => {
    write(build);
    renderer = await loadRenderer(folder);
    expect(await renderer?.plan(new URL('http://page/members?page=2'), 'nl', null)).toEqual({ redirect: '/members nl' });
  });

  it('say why one could not be drawn', async () => {
    write(build);
    renderer = await loadRenderer(folder);
    await expect(draw({ fault: 'no such words' })).rejects.toThrow('no such words');
  });

  it('are drawn again after their thread has died', async () => {
    write(build);
    renderer = await loadRenderer(folder);
    await expect(draw({ ends: 'now' })).rejects.toThrow();
    expect(await draw({})).toMatchObject({ status: 200 });
  });

  it('are refused when a hundred others wait: "try again" comes sooner than the page would', async () => {
    write(build);
    renderer = await loadRenderer(folder);
    const gate = new SharedArrayBuffer(4);
    const waiting = Array.from({ length: 101 }, () => draw({ gate }));
    await expect(draw({})).rejects.toMatchObject({ code: 'unavailable' });
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
    expect(await Promise.all(waiting)).toHaveLength(101);
  });

  it('are drawn again after one that would never have come', async () => {
    write(build);
    renderer = await loadRenderer(folder, 500);
    await expect(draw({ gate: new SharedArrayBuffer(4) })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await draw({})).toMatchObject({ status: 200 });
  });

  it('are drawn again after their thread broke between two of them, and the next one is not what fails', async () => {
    write(build);
    renderer = await loadRenderer(folder);
    const told = new Promise<unknown>((resolve) => jest.spyOn(logger, 'error').mockImplementationOnce((fact: unknown) => resolve(fact)));
    expect(await draw({ ends: 'afterwards' })).toMatchObject({ status: 200 });
    expect(await told).toMatchObject({ err: { message: 'afterwards' } });
    expect(await draw({})).toMatchObject({ status: 200 });
  });

  it('come from one thread, whoever asks for it', async () => {
    write(build);
    renderer = await loadRenderer(folder);
    expect(await loadRenderer(folder)).toBe(renderer);
  });

  it('are none as long as nothing is built, and what is no renderer is said at the start', async () => {
    expect(await loadRenderer(folder)).toBeNull();
    write('export const render = () => null;');
    await expect(loadRenderer(folder)).rejects.toThrow('is no renderer of pages');
  });
});
