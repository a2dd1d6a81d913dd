import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#config';

/** What such a process tells: that it is ready, with what it has to say; that it cannot be; or a line of its log. */
export type ServiceMessage<Ready> = { readonly ready: Ready } | { readonly fault: string } | { readonly line: string };

export interface ServiceProcess<Ready> {
  readonly ready: Ready;
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  readonly args?: readonly string[];
  readonly env: Environment;
  readonly onLine: (line: string) => void;
}

/**
 * Starts what tests need in a process of its own, `program` beside this file, and answers when it is ready. It ends when it is told to, and, because
 * it hears when its parent is gone, also after a kill -9 of the tests. Throws what it says when it cannot be ready.
 */
export async function startServiceProcess<Ready>(
  program: string,
  { args = [], env, onLine }: ServiceOptions,
): Promise<ServiceProcess<Ready>> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, { env, execArgv: ['--enable-source-maps'], detached: true });
  const stop = async () => {
    if (child.connected) child.disconnect();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const first = new Promise<Exclude<ServiceMessage<Ready>, { line: string }>>((resolve) => {
    child.on('message', (message: ServiceMessage<Ready>) => ('line' in message ? onLine(message.line) : resolve(message)));
    child.once('exit', (code) => resolve({ fault: `${program} ended with code ${code} before it was ready` }));
  });
  const message = await first;
  if ('ready' in message) return { ready: message.ready, stop };
  await stop();
  throw new Error(message.fault);
}

/** The other side: tells the parent what becomes of `start`, and ends with it. */
export async function serveParent<Ready>(
  start: (log: (line: string) => void) => { readonly ready: Promise<Ready>; stop(): Promise<void> },
  faultText: (error: unknown) => string,
): Promise<void> {
  const tell = (message: ServiceMessage<Ready>): void => void (process.connected && process.send?.(message));
  const lines: string[] = [];
  const service = start((line) => {
    lines.push(line);
    tell({ line });
  });
  const end = (): void => {
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('disconnect', end);
  process.once('SIGTERM', end);
  process.on('uncaughtException', end); // what was under way when the database went
  process.on('SIGINT', () => undefined); // Ctrl-C reaches the tests, and they end this process
  try {
    tell({ ready: await service.ready });
  } catch (error) {
    tell({ fault: [...lines, faultText(error)].join('\n') });
    process.exitCode = 1;
    process.disconnect?.();
  }
}
