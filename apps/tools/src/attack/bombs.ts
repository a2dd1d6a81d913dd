import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { nested } from './hostile-values.js';

/** Small things that become large when somebody opens them. */

const EDGE = 'attack-edge';
const DEEP = 20_000;
const MANY = 2_000;
/** Each of these is less than a hundred kilobytes on the wire. */
const UNPACKED = 50_000_000;

export interface Bomb {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG whose head promises so many pixels, followed by zeros for some of them. */
export function promisingPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8); // eight bits of red, green and blue
  const rows = deflateSync(Buffer.alloc(UNPACKED));
  return Buffer.concat([pngSignature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

/** A GIF of one point, shown so often. */
export function endlessGif(frames: number): Buffer {
  const head = Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1');
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** A ZIP with one file that unpacks to zeros, behind the signature of a picture. */
export function zipBehindPicture(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(UNPACKED));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(8, 8); // deflated
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(UNPACKED, 22);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), local, packed]);
}

const json = { 'content-type': 'application/json' };
const like = (what: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Bomb => ({
  what,
  method: 'POST',
  path: '/api/likes',
  headers: { ...json, ...headers },
  body: Buffer.from(body),
});
const photo = (what: string, file: Buffer, name = 'a.png'): Bomb => form(what, [part(`name="photo"; filename="${name}"`, file)]);
const part = (facts: string, value: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${EDGE}\r\ncontent-disposition: form-data; ${facts}\r\ncontent-type: image/png\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const form = (what: string, parts: readonly Buffer[]): Bomb => ({
  what,
  method: 'POST',
  path: '/api/photos',
  headers: { 'content-type': `multipart/form-data; boundary=${EDGE}` },
  body: Buffer.concat([...parts, Buffer.from(`--${EDGE}--\r\n`)]),
});

export function allBombs(): Bomb[] {
  const zeros = JSON.stringify({ profile: '0'.repeat(UNPACKED) });
  return [
    like('JSON, packed by gzip', gzipSync(zeros), { 'content-encoding': 'gzip' }),
    like('JSON, packed by deflate', deflateSync(zeros), { 'content-encoding': 'deflate' }),
    like(
      'JSON, packed ten times',
      Array.from({ length: 10 }).reduce<Buffer>((inner) => gzipSync(inner), gzipSync('{}')),
      {
        'content-encoding': Array.from({ length: 11 }, () => 'gzip').join(', '),
      },
    ),
    like('JSON, so deep', JSON.stringify({ profile: nested(1_000) })),
    like('JSON, deeper', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
    like('JSON with many fields', `{${Array.from({ length: 8_000 }, (_one, at) => `"a${at}":1`).join(',')}}`),
    like('JSON with one field many times', `{${Array.from({ length: 8_000 }, () => '"profile":"x"').join(',')}}`),
    like('JSON with a long number', `{"profile":${'9'.repeat(90_000)}}`),
    like('JSON of half a megabyte', JSON.stringify({ profile: 'x'.repeat(500_000) })),
    photo('a picture that promises 400 million pixels', promisingPng(20_000, 20_000)),
    photo('a picture of one row', promisingPng(2 ** 31 - 1, 1)),
    photo('a picture with thousands of frames', endlessGif(20_000), 'a.gif'),
    photo('an archive behind a picture', zipBehindPicture(), 'a.jpg'),
    photo(
      'text that says it is a picture',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a.svg',
    ),
    form(
      'a form of many fields',
      Array.from({ length: MANY }, (_one, at) => part(`name="a${at}"`, 'x')),
    ),
    form(
      'a form of many files',
      Array.from({ length: MANY }, () => part('name="photo"; filename="a.png"', 'x')),
    ),
    form('a form with a name of 90 kB', [part(`name="${'x'.repeat(90_000)}"`, 'x')]),
    { what: 'an address of 50 kB', method: 'GET', path: `/api/members?about=${'x'.repeat(50_000)}`, headers: {}, body: Buffer.alloc(0) },
    { what: 'an address of many fields', method: 'GET', path: `/api/members?${'a=1&'.repeat(3_000)}`, headers: {}, body: Buffer.alloc(0) },
    {
      what: 'a cookie of 12 kB',
      method: 'GET',
      path: '/api/settings',
      headers: { cookie: 'a='.padEnd(12_000, 'x') },
      body: Buffer.alloc(0),
    },
    { what: 'many ranges', method: 'GET', path: '/share.png', headers: { range: `bytes=${'0-,'.repeat(2_000)}0-` }, body: Buffer.alloc(0) },
    {
      what: 'many languages',
      method: 'GET',
      path: '/api/settings',
      headers: { 'accept-language': 'nl,'.repeat(3_000) },
      body: Buffer.alloc(0),
    },
  ];
}
