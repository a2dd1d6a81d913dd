import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventsBehind, jobNames, jobs, reactionsTo, recurringJobs } from '#events';
import { allMails } from '#notifications';
import { projectRoot } from '../project.js';

/** In a README: `<!-- table: events chat -->`, the table, `<!-- end -->`. */
const places = /(<!-- table: ([a-z]+)(?: ([a-z-]+))? -->\n)[\s\S]*?(<!-- end -->)/g;

/** Every README of a library with its tables as the code has them now. */
export async function readmesWithTables() {
  const libraries = await readdir(join(projectRoot, 'libs'), { withFileTypes: true });
  const paths = libraries.filter((entry) => entry.isDirectory()).map(({ name }) => `libs/${name}/README.md`);
  const texts = await Promise.all(paths.map((path) => readFile(join(projectRoot, path), 'utf8').catch(() => '')));
  return paths.flatMap((path, index) => {
    const committed = texts[index] ?? '';
    if (!committed.includes('<!-- table: ')) return [];
    return [{ path, text: committed.replaceAll(places, (_all, begin, kind, area, end) => `${begin}\n${tableOf(kind, area)}\n${end}`) }];
  });
}

function tableOf(kind: string, area: string | undefined): string {
  if (kind === 'events' && area) return markdown(['event', 'jobs that it calls for'], eventRows(area));
  if (kind === 'recurring') return markdown(['recurring job', 'when (UTC)'], recurringRows());
  if (kind === 'mails') return markdown(['mail', 'called for by', 'sent', 'a day and address', 'can be stopped by'], mailRows());
  throw new Error(`no table ${kind} ${area ?? ''}`);
}

function eventRows(area: string): string[][] {
  const events = [...new Set(jobNames.flatMap((job) => eventsBehind(job)))].filter((event) => event.startsWith(`${area}.`)).toSorted();
  return events.map((event) => [code(event), reactionsTo(event).map(reactionText).join('; ')]);
}

const reactionText = ({ job, delay, key }: ReturnType<typeof reactionsTo>[number]): string =>
  [code(job), delay && `after ${durationText(delay)}`, key && `once for each \`${key}\` that waits`].filter(Boolean).join(', ');

const durationText = (seconds: number): string => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

const recurringRows = (): string[][] => recurringJobs.map(({ name, cron }) => [code(name), code(cron)]);

function mailRows(): string[][] {
  return allMails.map(({ kind, job, guarantee, limit, categories }) => [
    code(kind),
    eventsBehind(job).map(code).join(', '),
    `${jobs[job].queue === 'mail-critical' ? 'at once, ' : ''}${guarantee}`,
    limit === 'none' ? '' : `${limit.points}`,
    categories.map(code).join(', '),
  ]);
}

const code = (name: string): string => `\`${name}\``;

/** As the formatter writes it: every column as wide as its longest cell. */
function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return `${line(head)}${rule}${rows.map(line).join('')}`;
}
