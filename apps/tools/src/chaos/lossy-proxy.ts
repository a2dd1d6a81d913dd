import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** The net between a phone and an API process: it loses so many answers. What was asked arrives; the answer never does. */
export class LossyProxy {
  dropped = 0;
  private isCut = false;
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** `loses` is asked for each connection. */
  static async before(target: string, loses: () => boolean): Promise<LossyProxy> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new LossyProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (phone) => {
      if (proxy.isCut) phone.resetAndDestroy();
      else proxy.carry(phone, connect({ host: hostname, port: Number(port) }), loses());
    });
    return proxy;
  }

  private carry(phone: Socket, api: Socket, isLost: boolean): void {
    const end = () => {
      phone.destroy();
      api.destroy();
    };
    for (const socket of [phone, api]) {
      this.open.add(socket);
      socket.once('close', () => {
        this.open.delete(socket);
        end();
      });
      socket.on('error', end);
    }
    phone.pipe(api);
    if (!isLost) {
      api.pipe(phone);
      return;
    }
    api.once('data', () => {
      this.dropped += 1;
      end();
    });
  }

  /** Everything under way breaks off, and nobody gets through until it is mended. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }
}
