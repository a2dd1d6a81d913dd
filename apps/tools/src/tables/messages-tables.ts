import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project.js';
import { header } from './header.js';

const folder = 'libs/notifications/src/messages';

type Cause = string | { readonly event: string; readonly delay?: number; readonly key?: string };
/** What a file of a message exports: a mail or push that a job asks for, or one of a mailing. */
interface Message {
  readonly name: string;
  readonly file: string;
  readonly list: 'answeringMails' | 'mailsOfMailings' | 'pushes' | 'pushesOfMailings';
  readonly job: string;
  readonly on: readonly Cause[];
  readonly queue: string;
  readonly pauses: string;
}

const lists: Readonly<Record<Message['list'], string>> = {
  answeringMails: 'The mails that a job asks for.',
  mailsOfMailings: 'Those of mailings.',
  pushes: 'The pushes that a job asks for.',
  pushesOfMailings: 'Those of mailings.',
};

/** The list of every mail and push, which the worker answers and the pages of samples show. */
export async function messagesTable() {
  const messages = await readMessages();
  const files = [...new Set(messages.map(({ file }) => file))];
  const imports = files.map((file) => {
    const names = messages.filter((one) => one.file === file).map(({ name }) => name);
    return `import { ${names.join(', ')} } from './${file}.js';\n`;
  });
  const tables = Object.entries(lists).map(([list, comment]) => {
    const names = messages.filter((one) => one.list === list).map(({ name }) => `  ${name},\n`);
    return `\n/** ${comment} */\nexport const ${list} = [\n${names.join('')}] as const;\n`;
  });
  const text = [header('the files beside it'), ...imports, ...tables].join('');
  return { path: `${folder}/messages.generated.ts`, text };
}

/** Their jobs, for the table of all jobs. */
export async function messageJobsTable() {
  const jobs = (await readMessages()).filter(({ list }) => list === 'answeringMails' || list === 'pushes');
  const rows = jobs
    .toSorted((one, other) => (one.job < other.job ? -1 : 1))
    .map(
      ({ job, on, queue, pauses }) =>
        `  '${job}': message({ on: [${on.map(causeText).join(', ')}], queue: '${queue}', pauses: ${pauses} }),\n`,
    );
  const text = [
    header(`${folder}/*.notification.ts`),
    `import { message, patient, soon } from './define-job.js';\n`,
    `\n/** The jobs that ask for a single mail or push. */\nexport const messageJobs = {\n${rows.join('')}} as const;\n`,
  ].join('');
  return { path: 'libs/events/src/message-jobs.generated.ts', text };
}

function causeText(cause: Cause): string {
  if (typeof cause === 'string') return `'${cause}'`;
  const { event, delay, key } = cause;
  return `{ event: '${event}'${delay === undefined ? '' : `, delay: ${delay}`}${key === undefined ? '' : `, key: '${key}'`} }`;
}

/** As their files say, in the order of the files. */
async function readMessages(): Promise<Message[]> {
  const sources = (await readdir(join(projectRoot, folder))).filter((file) => file.endsWith('.notification.ts')).toSorted();
  const read = sources.map(async (source) => {
    const file = source.replace(/\.ts$/, '');
    const exported = (await import(pathToFileURL(join(projectRoot, 'dist', folder, `${file}.js`)).href)) as Record<string, unknown>;
    return Object.entries(exported).flatMap(([name, value]) => messageOf(file, name, value));
  });
  return (await Promise.all(read)).flat();
}

function messageOf(file: string, name: string, value: unknown): Message[] {
  if (typeof value !== 'object' || value === null || !('categories' in value)) return [];
  const { job = '', on = [], queue = 'push', pauses = 'patient' } = value as Partial<Message>;
  const isMail = 'guarantee' in value;
  const list = 'bind' in value ? (isMail ? 'answeringMails' : 'pushes') : isMail ? 'mailsOfMailings' : 'pushesOfMailings';
  return [{ name, file, list, job, on, queue, pauses }];
}
