import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';

export type ImportWish =
  | { readonly act: 'check'; readonly file: string; readonly site: string; readonly faults: string | undefined }
  | { readonly act: 'run'; readonly file: string; readonly site: string }
  | { readonly act: 'resume'; readonly file: string }
  | { readonly act: 'status'; readonly run: string | undefined; readonly faults: string | undefined }
  | { readonly act: 'undo'; readonly run: string | undefined };

export const usage = `
  npm run import -- check members.jsonl --site example.org [--faults faults.jsonl]
  npm run import -- run members.jsonl --site example.org
  npm run import -- resume members.jsonl
  npm run import -- status [--run ID] [--faults faults.jsonl]
  npm run import -- undo [--run ID]`;

export function wishIn(args: readonly string[]): ImportWish {
  const { values, positionals } = valuesOf(args);
  const [act, file, ...others] = positionals;
  const { site, run, faults } = values;
  const asked = Object.keys(values).toSorted().join(' ');
  const isAsked = (...allowed: readonly string[]) => others.length === 0 && allowed.includes(asked);
  if (act === 'check' && file && site && isAsked('site', 'faults site')) return { act, file, site, faults };
  if (act === 'run' && file && site && isAsked('site')) return { act, file, site };
  if (act === 'resume' && file && isAsked('')) return { act, file };
  if (act === 'status' && !file && isAsked('', 'run', 'faults', 'faults run')) return { act, run, faults };
  if (act === 'undo' && !file && isAsked('', 'run')) return { act, run };
  throw new ClearFault(`Say what to do with which file:${usage}`);
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { site: text, run: text, faults: text } });
  } catch (error) {
    throw new ClearFault(`${error instanceof Error ? error.message : String(error)}${usage}`);
  }
}
