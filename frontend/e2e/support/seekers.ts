import { randomUUID } from 'node:crypto';
import { photoOf } from '#testing-product';
import type { Member, Product } from './members.js';

const AMSTERDAM = 2_759_794;

/** Women who tell of the same rare thing; what keeps them out of the search is beside them. Two fit. */
const women: Readonly<Record<string, { readonly wish?: object; readonly facts?: string }>> = {
  Gerda: {},
  Gerdien: { wish: { date_of_birth: '1970-03-12' } },
  TooOld: { wish: { date_of_birth: '1950-03-12' } },
  Elsewhere: { wish: { town_id: AMSTERDAM } },
  ForWomen: { wish: { sought_sex: 'female' } },
  Single: { facts: `update profiles.profile set relationship = 'single' where member_id = $1` },
  LongAgo: { facts: `update visibility.member_standing set last_active = now() - interval '40 days' where member_id = $1` },
  Fictional: { facts: `update visibility.member_standing set fictional = true where member_id = $1` },
  BlockedByMe: {},
  BlocksMe: {},
};
export const fitting = ['Gerda', 'Gerdien'];
/** Shows her main photo to premium members only. */
export const reserved = 'Gerdien';

/** The women, and free members who look for one of them. */
export class Seekers {
  /** What the women tell of, and nobody else. */
  readonly word = `klank${randomUUID().replace(/[^a-f]/g, '')}`;
  private readonly cast = new Map<string, Member>();

  constructor(private readonly product: Product) {}

  async invite(): Promise<void> {
    for (const [name, { wish, facts }] of Object.entries(women)) {
      const member = await this.product.member({ name, language: 'nl', signup_message: `Ik speel ${this.word} in een orkest.`, ...wish });
      await this.product.sql(`update profiles.profile set relationship = 'divorced' where member_id = $1`, [member.id]);
      if (facts) await this.product.sql(facts, [member.id]);
      if (name === reserved) {
        await photoOf(this.product, member);
        await this.product.sql(`update media.photo set premium_only = true where member_id = $1`, [member.id]);
      }
      this.cast.set(name, member);
    }
  }

  idsOf(names: readonly string[]): string[] {
    return names.map((name) => this.cast.get(name)?.id ?? '');
  }

  /** A free member, with the two blocks that hide somebody from him. */
  async seeker(): Promise<Member> {
    const me = await this.product.member({ name: 'Hendrik', gender: 'male', sought_sex: 'female', date_of_birth: '1962-07-01' });
    const block = (by: Member | undefined, whom: Member | undefined) =>
      this.product
        .signedIn(by as Member)
        .post('/api/blocks')
        .send({ profile: whom?.id });
    await block(me, this.cast.get('BlockedByMe'));
    await block(this.cast.get('BlocksMe'), me);
    return me;
  }
}
