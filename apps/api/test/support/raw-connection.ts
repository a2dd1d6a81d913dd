import { connect, type Socket } from 'node:net';

/**
 * Opens a connection, sends this and then does more with it, and answers what came back when the server closed it. `isStubborn`: it goes on sending
 * after the server has said that it is done.
 */
export async function sendRaw(address: string, text: string, then?: (socket: Socket) => void, isStubborn = false): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: isStubborn });
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  then?.(socket);
  await new Promise((close) => socket.once('close', close));
  return heard;
}
