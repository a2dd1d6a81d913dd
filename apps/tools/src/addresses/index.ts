import { CollidingAddressesRepository, type CollidingAddress } from '#auth';
import { loadStartSettings } from '#config';
import { ClearFault } from '../clear-fault.js';
import { withClient } from '../with-client.js';

/** Lists the accounts that keep an address as it was typed once, because another account has the same mailbox. */
export async function addresses(): Promise<void> {
  const { DATABASE_OWNER_URL: ownerUrl } = loadStartSettings();
  if (!ownerUrl) throw new ClearFault('DATABASE_OWNER_URL is missing');
  await withClient(ownerUrl, async (client) => {
    const found = await new CollidingAddressesRepository(client).list();
    for (const line of found.flatMap(linesOf)) console.log(line);
    console.log(found.length === 0 ? 'No two accounts have one mailbox.' : `${found.length} listed. Ask their owners which one they keep.`);
  });
}

function linesOf({ kind, id, email, read, others }: CollidingAddress): string[] {
  const head = `${kind} ${id}  ${email}`;
  if (read === null) return [`${head}  is no address`];
  return [`${head}  is ${read}`, ...others.map((other) => `  as is ${kind} ${other.id}  ${other.email}`)];
}
