import { settings } from './settings/index.js';

const heading =
  '# Every setting of the product. What is set is used, and its embedded twin is not started.\n# Written from libs/config: change it there.\n';

/** The text of `.env.example`; a check fails when the committed file differs. */
export function envExample(): string {
  const entries = Object.entries(settings).map(([name, schema]) => {
    const standard = schema.safeParse(undefined);
    const value = standard.success && standard.data !== undefined ? shown(standard.data) : '';
    return `# ${schema.description ?? ''}\n${value ? '# ' : ''}${name}=${value}\n`;
  });
  return [heading, ...entries].join('\n');
}

function shown(standard: unknown): string {
  return standard === false ? 'none' : String(standard);
}
