import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CmSms } from './cm-sms.js';

const sms = { to: '+4915112345678', text: '123456 ist Ihr Code' };
const productToken = '00000000-0000-4000-8000-000000000000';
const taken = { details: 'Created 1 message(s)', errorCode: 0, messages: [{ status: 'Accepted', messageErrorCode: 0 }] };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function senderTo(answer: RequestListener, patienceMs = 2_000): Promise<CmSms> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1.0/message`;
  return new CmSms({ endpoint, productToken, sender: 'Spring' }, patienceMs);
}

describe('handing an SMS over to CM.com', () => {
  it('posts it once as JSON, with the token in its header and nowhere else', async () => {
    const seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
    const sender = await senderTo((request, response) => {
      void json(request).then((body) => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(taken));
      });
    });
    await sender.send(sms);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1.0/message' });
    expect(seen[0]?.headers).toMatchObject({ 'x-cm-producttoken': productToken, 'content-type': 'application/json' });
    expect(seen[0]?.body).toMatchObject({
      messages: { msg: [{ from: 'Spring', to: [{ number: '004915112345678' }], body: { content: sms.text } }] },
    });
    expect(JSON.stringify(seen[0]?.body)).not.toContain(productToken);
  });

  it('says what kind of fault it was', async () => {
    const rejected = { details: '', errorCode: 201, messages: [{ status: 'Rejected', messageErrorCode: 303 }] };
    const sender = await senderTo((_request, response) => response.writeHead(400).end(JSON.stringify(rejected)));
    await expect(sender.send(sms)).rejects.toMatchObject({ name: 'SmsError', kind: 'refused' });
  });

  it.each<[string, RequestListener]>([
    ['hangs up', (request) => request.socket.destroy()],
    ['says nothing', () => undefined],
    ['begins an answer and leaves it', (_request, response) => void response.writeHead(200, { 'content-length': '50' }).write('{')],
    ['leads elsewhere', (_request, response) => response.writeHead(307, { location: 'https://elsewhere.example/' }).end()],
    ['answers with a page', (_request, response) => response.writeHead(200).end('<html>')],
  ])('knows nothing of the SMS when the server %s, and asks no second time', async (_how, answer) => {
    let asked = 0;
    const sender = await senderTo((request, response) => {
      asked += 1;
      answer(request, response);
    }, 300);
    await expect(sender.send(sms)).rejects.toMatchObject({ name: 'SmsError', kind: 'unavailable' });
    expect(asked).toBe(1);
  });

  it('fails at once while there is no server', async () => {
    const sender = new CmSms({ endpoint: 'http://127.0.0.1:9/v1.0/message', productToken, sender: 'Spring' });
    await expect(sender.send(sms)).rejects.toMatchObject({ kind: 'unavailable', message: 'CM.com cannot be reached' });
  });
});
