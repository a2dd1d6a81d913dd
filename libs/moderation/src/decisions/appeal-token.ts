import { isSame, keyedHash } from '#auth';

const ID_BYTES = 16;
const MAC_BYTES = 18;

const macOf = (appSecret: string, decisionId: string): Buffer => keyedHash(appSecret, 'appeal', decisionId).subarray(0, MAC_BYTES);

/** Opens one decision without a session, for whoever got the mail about it. Made whenever it is needed, so it rests nowhere. */
export const appealTokenOf = (appSecret: string, decisionId: string): string =>
  Buffer.concat([Buffer.from(decisionId.replaceAll('-', ''), 'hex'), macOf(appSecret, decisionId)]).toString('base64url');

/** The decision that a token opens; undefined when nobody here made it. */
export function decisionIdIn(appSecret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MAC_BYTES) return undefined;
  const id = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isSame(appealTokenOf(appSecret, id), token) ? id : undefined;
}
