// Loaded by the API of `npm run dev` in place of the built renderer: the front draws the pages, from the sources as they are now.
import { loadConfig } from '#config';
import { renderPath, type DrawAnswer } from './drawing.js';

interface Input {
  readonly nonce: string;
  readonly isThere: (subject: string, id: string) => Promise<boolean>;
}

const { host, port } = loadConfig();
const front = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export async function render({ isThere, ...input }: Input): Promise<object> {
  const there: Record<string, boolean> = {};
  for (;;) {
    const answer = await draw({ input, there });
    if ('fault' in answer) throw new Error(answer.fault);
    if ('rendered' in answer) return answer.rendered;
    const { subject, id } = answer.ask;
    there[`${subject} ${id}`] = await isThere(subject, id);
  }
}

async function draw(order: object): Promise<DrawAnswer> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(front + renderPath, { method: 'POST', headers, body: JSON.stringify(order) });
  return (await response.json()) as DrawAnswer;
}

/** No page is kept for others: the next one may be drawn from newer sources. */
export const addressOf = async (): Promise<null> => null;
