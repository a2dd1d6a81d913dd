import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EcbRateSource } from './ecb-rate-source.js';
import { EuroRateFault, type RateSpan } from './euro-rate-source.js';
import { ExampleRateSource } from './example-rate-source.js';

/** A file as the bank writes it: with apostrophes in the one of the day, and quotes in the one of 90 days. */
const fileOf = (days: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>${days}</Cube>
</gesmes:Envelope>`;
const thursday = `<Cube time='2026-11-26'><Cube currency='SEK' rate='11.0265'/><Cube currency='JPY' rate='168.31'/></Cube>`;
const wednesday = `<Cube time="2026-11-25"><Cube currency="SEK" rate="11"/></Cube>`;

let answer: (response: ServerResponse) => void;
const heard: (string | undefined)[] = [];
const server = createServer((request, response) => {
  heard.push(request.url);
  answer(response);
});
let base: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/stats/eurofxref`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const read = async (span: RateSpan = 'newest', timeoutMs = 5_000) => {
  const days = await new EcbRateSource({ base, timeoutMs }).read(span);
  return days.map(({ day, perEuroMicros }) => ({ day, ...Object.fromEntries(perEuroMicros) }));
};
const answers =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body);

describe("the central bank's file of euro rates", () => {
  it('is that of the last day, or of 90 days, and read to the last digit', async () => {
    answer = answers(fileOf(thursday));
    expect(await read('newest')).toEqual([{ day: '2026-11-26', SEK: 11_026_500, JPY: 168_310_000 }]);
    answer = answers(fileOf(thursday + wednesday));
    expect(await read('quarter')).toEqual([
      { day: '2026-11-26', SEK: 11_026_500, JPY: 168_310_000 },
      { day: '2026-11-25', SEK: 11_000_000 },
    ]);
    expect(heard.slice(-2)).toEqual(['/stats/eurofxref/eurofxref-daily.xml', '/stats/eurofxref/eurofxref-hist-90d.xml']);
  });

  it.each([
    ['an error', answers(fileOf(thursday), 500)],
    ['a page of another address', answers('', 302, { location: 'https://www.example.org/' })],
    ['a page in place of the file', answers('<!doctype html><html><body><br>Sorry</body></html>')],
    ['nothing', answers('')],
    ['a file that breaks off', answers(fileOf(thursday).slice(0, 400))],
    ['a file whose last lines are missing', answers(fileOf(thursday).replace(/<\/Cube>\n<\/gesmes:Envelope>$/, ''))],
    ['a file without a day', answers(fileOf(''))],
    ['a day without a rate', answers(fileOf('<Cube time="2026-11-26"></Cube>'))],
    ['a rate without a day', answers(fileOf('<Cube currency="SEK" rate="11.0265"/>'))],
    ['a rate behind its day', answers(fileOf(`${thursday}<Cube currency="NOK" rate="11.6"/>`))],
    ['a currency twice', answers(fileOf(thursday.replace('JPY', 'SEK')))],
    ['a day twice', answers(fileOf(thursday + thursday))],
    ['a day that is none', answers(fileOf(thursday.replace('11-26', '11-31')))],
    ['a rate that is none', answers(fileOf(thursday.replace('11.0265', 'N/A')))],
    ['a negative rate', answers(fileOf(thursday.replace('11.0265', '-11.0265')))],
    ['tags that cross', answers(fileOf(`<b>${thursday}`))],
    ['a file without an end', (response: ServerResponse) => response.writeHead(200).end('x'.repeat(2_100_000))],
    [
      'a line that is cut',
      (response: ServerResponse) => response.writeHead(200, { 'content-length': '900' }).write('<?xml', () => response.destroy()),
    ],
  ])('is not taken when the answer is %s', async (_, bad) => {
    answer = bad;
    await expect(read()).rejects.toBeInstanceOf(EuroRateFault);
  });

  it('is not waited for longer than was said', async () => {
    answer = (response) => response.writeHead(200).write('<?xml version="1.0"?>');
    await expect(read('newest', 50)).rejects.toBeInstanceOf(EuroRateFault);
  });

  it('is in a demo one that rests beside the code, with no day that has not come', async () => {
    const days = await new ExampleRateSource({ now: () => new Date('2026-11-25T12:00:00Z') }).read();
    expect(days[0]?.day).toBe('2026-11-25');
    expect([...(days[0]?.perEuroMicros.keys() ?? [])]).toEqual(expect.arrayContaining(['SEK', 'PLN', 'GBP', 'CHF', 'NOK', 'DKK', 'USD']));
  });
});
