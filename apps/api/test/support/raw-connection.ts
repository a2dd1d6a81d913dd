import { connect, type Socket } from 'node:net';

/** Opens a connection, sends this and then does more with it, and answers what came back when the server closed it. */
export async function sendRaw(address: string, text: string, then?: (socket: Socket) => void): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  then?.(socket);
  await new Promise((close) => socket.once('close', close));
  return heard;
}
