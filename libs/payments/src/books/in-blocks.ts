const BLOCK_CHARS = 64 * 1_024;

/** The same text in fewer pieces: what packs or sends it is called a thousand times less. */
export async function* inBlocks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < BLOCK_CHARS) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}
