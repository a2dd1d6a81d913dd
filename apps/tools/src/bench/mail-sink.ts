import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../services/ports.js';

const FIRST_PORT = 2_600;

/** A mail server that keeps nothing but when each address had its mail, and that can be busy or down. */
export class MailSink {
  /** When the first mail to an address was taken, in milliseconds since 1970. */
  readonly takenAt = new Map<string, number>();
  taken = 0;
  /** So many times each mail is told "later". */
  refusals = 0;
  private readonly refused = new Map<string, number>();
  private readonly sockets = new Set<Socket>();
  private server: SMTPServer | undefined;

  private constructor(private readonly port: number) {}

  static async open(): Promise<MailSink> {
    const sink = new MailSink(await freePort(FIRST_PORT));
    await sink.up();
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, done) => {
        stream.resume();
        stream.once('end', () => done(this.take(session.envelope.rcptTo.map(({ address }) => address))));
      },
    });
    server.on('error', () => undefined); // a client that hangs up is its own problem
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.server = server;
  }

  /** Takes no connection, and ends those that there are. */
  async down(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private take(addresses: readonly string[]): Error | undefined {
    for (const address of addresses) {
      const before = this.refused.get(address) ?? 0;
      if (before < this.refusals) {
        this.refused.set(address, before + 1);
        return Object.assign(new Error('Busy, try again later'), { responseCode: 451 });
      }
      this.taken += 1;
      if (!this.takenAt.has(address)) this.takenAt.set(address, Date.now());
    }
    return undefined;
  }
}
