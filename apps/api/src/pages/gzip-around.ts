import { constants, crc32, deflateRawSync } from 'node:zlib';

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** The last block of a stream: empty, final. */
const end = Buffer.from([3, 0]);
const WINDOW = 32_768;

/**
 * Compresses text that has the same short gap in several places, once; what stands in the gap is put in for each answer. The pieces end at whole
 * bytes, so that a gap can stand between them as it is; a piece may look back over a gap, never into it.
 */
export function gzipAround(parts: readonly Buffer[], gapBytes: number): (filling: Buffer) => Buffer {
  const gap = Buffer.alloc(gapBytes); // bytes that no page has
  const pieces = parts.map((part, index) => {
    const before = Buffer.concat(parts.slice(0, index).flatMap((earlier) => [earlier, gap])).subarray(-WINDOW);
    const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
    return deflateRawSync(part, before.length > 0 ? { ...options, dictionary: before } : options);
  });
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, gapBytes * (parts.length - 1));

  return (filling) => {
    if (filling.byteLength !== gapBytes) throw new Error('the filling does not fit the gap');
    const stored = Buffer.concat([storedHeader(gapBytes), filling]);
    const sum = parts.reduce((before, part, index) => checksum(part, index === 0 ? before : checksum(filling, before)), 0);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([header, ...pieces.flatMap((piece, index) => (index === 0 ? [piece] : [stored, piece])), end, trailer]);
  };
}

/** Of nothing, crc32 forgets what came before it. */
const checksum = (data: Buffer, before: number): number => (data.byteLength > 0 ? crc32(data, before) : before);

/** Of a block that holds its bytes as they are. */
function storedHeader(bytes: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(bytes, 1);
  block.writeUInt16LE(bytes ^ 0xff_ff, 3);
  return block;
}
