import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** One address for a database that moves: who asks there is asked to come again when it has moved, and finds the new one. */
export class DatabaseRelay {
  private readonly open = new Set<Socket>();
  private port: number;

  private constructor(
    private readonly server: Server,
    target: string,
  ) {
    this.port = Number(new URL(target).port);
  }

  static async before(target: string): Promise<DatabaseRelay> {
    const server = createServer();
    const relay = new DatabaseRelay(server, target);
    server.on('connection', (asking) => relay.carry(asking));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return relay;
  }

  /** The same address with the port of the relay. */
  urlOf(target: string): string {
    const url = new URL(target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  leadTo(target: string): void {
    this.port = Number(new URL(target).port);
    for (const socket of this.open) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private carry(asking: Socket): void {
    const asked = connect({ host: '127.0.0.1', port: this.port });
    const pair = [asking, asked];
    for (const socket of pair) {
      this.open.add(socket);
      socket.on('error', () => undefined); // it is closed, below
      socket.once('close', () => {
        this.open.delete(socket);
        for (const one of pair) one.destroy();
      });
    }
    asking.pipe(asked).pipe(asking);
  }
}
