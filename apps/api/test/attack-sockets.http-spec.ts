import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { socketsPerMember } from '#realtime';
import { eventually, Product, type Member, type OpenSocket } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const isOpen = ({ socket }: OpenSocket) => socket.connected;
const isClosed = (socket: OpenSocket) => eventually(10, () => !isOpen(socket));
/** So many sockets of a member, one after the other, now at the one process and now at the other. */
async function open(member: Member, count: number): Promise<OpenSocket[]> {
  const sockets: OpenSocket[] = [];
  for (let index = 0; index < count; index += 1) {
    sockets.push(await product.socketOf(member.cookie, index % 2));
    // The order in which they were opened is the order in which they are counted.
    await eventually(5, async () => (await counted(member)) === Math.min(index + 1, socketsPerMember));
  }
  return sockets;
}
const counted = ({ id }: Member) => product.redis.zcard(`sockets:${id}`);

describe('a member who opens sockets without end', () => {
  it('keeps the newest ten, at two processes together, and each that is closed hears why', async () => {
    const anna = await product.member();
    const sockets = await open(anna, socketsPerMember);
    expect(sockets.filter(isOpen)).toHaveLength(10);

    const [oldest, others] = [sockets.slice(0, 2), sockets.slice(2)];
    const newer: OpenSocket[] = [];
    for (const socket of oldest) {
      newer.push(await product.socketOf(anna.cookie, 1));
      await isClosed(socket);
    }
    for (const { hints } of oldest)
      expect(hints).toEqual([expect.objectContaining({ name: 'socket.closed', payload: { v: 1, reason: 'too_many' } })]);
    expect([...others, ...newer].filter(isOpen)).toHaveLength(10);
    expect(others.flatMap(({ hints }) => hints)).toEqual([]);
  });

  it('hears of nothing that would make a client come back by itself', async () => {
    const bert = await product.member();
    const sockets = await open(bert, socketsPerMember);
    const reasons: string[] = [];
    for (const { socket } of sockets) socket.once('disconnect', (reason) => reasons.push(reason));
    await product.socketOf(bert.cookie);
    await eventually(10, () => reasons.length > 0);
    expect(reasons).toEqual(['io server disconnect']);
    // `active`: comes back by itself.
    expect(sockets.map(({ socket }) => socket.active)).toEqual([false, ...Array.from({ length: 9 }, () => true)]);
  });

  it('has room again for each socket that is closed, and takes none from others', async () => {
    const [carl, dora] = [await product.member(), await product.member()];
    const ofDora = await product.socketOf(dora.cookie);
    const sockets = await open(carl, socketsPerMember);
    sockets[4]?.socket.disconnect();
    await eventually(5, async () => (await counted(carl)) === 9);
    await product.socketOf(carl.cookie, 1);
    await eventually(5, async () => (await counted(carl)) === 10);
    expect([...sockets, ofDora].filter(isOpen)).toHaveLength(10);
  });
});
