import type { FastifyReply } from 'fastify';

/** A photo of a member for staff: shown by the back office, and by nothing else. */
export async function replyWithPhoto(reply: FastifyReply, bytes: Buffer): Promise<void> {
  await reply
    .headers({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(bytes);
}
