// Loaded by the API of `npm run dev` in place of the built renderer: the front draws the pages, from the sources as they are now.
import { loadConfig } from '#config';
import type { PageRenderer } from '#contracts';
import { renderPath, type DrawAnswer, type DrawOrder } from './drawing.js';

const { host, port } = loadConfig();
const front = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export const plan: PageRenderer['plan'] = async (url, ...rest) => {
  const planned = await ask('plan', url.href, ...rest);
  // No page is kept for others: the next one may be drawn from newer sources.
  return 'redirect' in planned ? planned : { ...planned, sharedAs: null };
};
export const render: PageRenderer['render'] = (...args) => ask('render', ...args);
export const manifest: PageRenderer['manifest'] = (...args) => ask('manifest', ...args);
export const offlinePage: PageRenderer['offlinePage'] = (...args) => ask('offlinePage', ...args);
export const map: PageRenderer['map'] = () => ask('map');
export const builtInText: PageRenderer['builtInText'] = (...args) => ask('builtInText', ...args);

type AnswerOf<Method extends keyof PageRenderer> = Awaited<ReturnType<PageRenderer[Method]>>;

async function ask<Method extends keyof PageRenderer>(method: Method, ...args: readonly unknown[]): Promise<AnswerOf<Method>> {
  const order: DrawOrder = { method, args };
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(front + renderPath, { method: 'POST', headers, body: JSON.stringify(order) });
  const answer = (await response.json()) as DrawAnswer;
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.answer as AnswerOf<Method>;
}
