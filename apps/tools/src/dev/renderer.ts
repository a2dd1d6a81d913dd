// Loaded by the API of `npm run dev` in place of the built renderer: the front draws the pages, from the sources as they are now.
import { loadConfig } from '#config';
import type { PageRenderer } from '#contracts';
import { renderPath, type DrawAnswer, type DrawOrder } from './drawing.js';

const { host, port } = loadConfig();
const front = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export const plan: PageRenderer['plan'] = async (url, locale, user) => {
  const answer = await ask({ plan: { url: url.href, locale, user } });
  if (!('plan' in answer)) throw new Error('the front drew a page that was to be planned');
  // No page is kept for others: the next one may be drawn from newer sources.
  return 'redirect' in answer.plan ? answer.plan : { ...answer.plan, sharedAs: null };
};

export const render: PageRenderer['render'] = async (input, files) => {
  const answer = await ask({ render: { input, files } });
  if (!('rendered' in answer)) throw new Error('the front planned a page that was to be drawn');
  return answer.rendered;
};

export const manifest: PageRenderer['manifest'] = async (settings, locale) => {
  const answer = await ask({ manifest: { settings, locale } });
  if (!('manifest' in answer)) throw new Error('the front answered something else than the manifest');
  return answer.manifest;
};

export const offlinePage: PageRenderer['offlinePage'] = async (input, files) => {
  const answer = await ask({ offline: { input, files } });
  if (!('offline' in answer)) throw new Error('the front answered something else than the offline page');
  return answer.offline;
};

async function ask(order: DrawOrder): Promise<Exclude<DrawAnswer, { readonly fault: string }>> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(front + renderPath, { method: 'POST', headers, body: JSON.stringify(order) });
  const answer = (await response.json()) as DrawAnswer;
  if ('fault' in answer) throw new Error(answer.fault);
  return answer;
}
