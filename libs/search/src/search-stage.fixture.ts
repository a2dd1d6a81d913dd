import type { SearchBody } from '#contracts';
import { Stage, type TestMember } from '#testing';
import { SearchService } from './search.service.js';

/** By its GeoNames number, as everywhere. */
export const AMSTERDAM = 2_759_794;

/** A community to look for people in. */
export class SearchStage extends Stage {
  get search(): SearchService {
    return this.world.get(SearchService);
  }

  /** The names of who is found, in their order. */
  readonly found = async (me: TestMember, query: SearchBody = {}): Promise<string[]> =>
    (await this.search.find(me, query)).profiles.map(({ name }) => name).toSorted();

  /** What a member tells about themselves, as columns of the profile. */
  readonly tell = (someone: TestMember, facts: string): Promise<unknown> =>
    this.world.rows(`update profiles.profile set ${facts} where member_id = $1`, [someone.id]);
}
