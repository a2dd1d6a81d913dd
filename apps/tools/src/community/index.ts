import { loadStartSettings } from '#config';
import { ClearFault } from '../clear-fault.js';
import { CommunityDatabase } from './community-database.js';
import { CommunityMove } from './community-move.js';

const usage = `What is to be done?
  community copy     copies all of it into the new database, which follows the old one from then on; members go on meanwhile
  community state    how far behind the new database is
  community move     closes the old database for writing, takes the last rows over, and ends
  community stay     gives the copy up`;

/** `community copy | state | move | stay`: takes a community to another cell, from COMMUNITY_FROM_URL to COMMUNITY_TO_URL. deploy/cells/README.md says when. */
export async function community([act]: readonly string[]): Promise<void> {
  const { COMMUNITY_FROM_URL: fromUrl, COMMUNITY_TO_URL: toUrl } = loadStartSettings();
  const work = acts[act as keyof typeof acts] as ((move: CommunityMove) => Promise<void>) | undefined;
  if (!work) throw new ClearFault(usage);
  if (!fromUrl || !toUrl) throw new ClearFault('COMMUNITY_FROM_URL and COMMUNITY_TO_URL are missing');
  const from = await CommunityDatabase.open(fromUrl);
  try {
    const to = await CommunityDatabase.open(toUrl);
    try {
      await work(new CommunityMove(from, to, console.log));
    } finally {
      await to.end();
    }
  } finally {
    await from.end();
  }
}

const acts = {
  copy: (move: CommunityMove) => move.copy(),
  state: async (move: CommunityMove) => {
    const bytes = await move.bytesBehind();
    console.log(
      bytes === undefined ? 'The new database does not follow the old one' : `The new database is ${bytes} bytes of the log behind`,
    );
  },
  move: async (move: CommunityMove) => {
    const seconds = await move.finish();
    console.log(`Moved. Nobody writes since ${seconds.toFixed(1)} s: lead the new cell to the new database, and the hosts to the new cell`);
  },
  stay: async (move: CommunityMove) => {
    await move.stay();
    console.log('The community stays where it is');
  },
};
