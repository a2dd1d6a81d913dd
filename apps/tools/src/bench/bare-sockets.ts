import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type BareOrder = { readonly room: string; readonly payload: unknown };

/** socket.io with its Redis adapter and nothing else, in a process of its own: what the product's sockets are held against. */
export class BareSockets {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(redisUrl: string): Promise<BareSockets> {
    const child = fork(fileURLToPath(new URL('./bare-process.js', import.meta.url)), [redisUrl], { execArgv: ['--expose-gc'] });
    const [port] = (await once(child, 'message')) as [number];
    return new BareSockets(child, `http://127.0.0.1:${port}`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  emit(order: BareOrder): void {
    this.child.send(order);
  }

  /** Collects its garbage, so that what is left is what it needs. */
  async collect(): Promise<void> {
    const done = once(this.child, 'message');
    this.child.send('collect');
    await done;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
