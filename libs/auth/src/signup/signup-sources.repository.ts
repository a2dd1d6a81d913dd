import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { keyedHash } from '../secrets.js';
import { SignupSourceEntity } from './signup-source.entity.js';

/** Members who signed up from one network within so many minutes. */
export type SignupBurst = { readonly members: MemberId[]; readonly people: number };

@Injectable()
export class SignupSourcesRepository {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async note(tx: Tx, memberId: MemberId, network: string): Promise<void> {
    await tx
      .repository(SignupSourceEntity)
      .insert({ memberId, at: appNow, network: keyedHash(this.config.appSecret, 'signup-source', network) });
  }

  bursts(tx: Tx, atLeast: number, minutes: number): Promise<SignupBurst[]> {
    return tx.query<SignupBurst>(
      `select array_agg(s.member_id order by s.member_id) as members, count(*)::int as people from auth.signup_source s
        where s.at > public.app_now() - make_interval(mins => $2) group by s.network having count(*) >= $1`,
      [atLeast, minutes],
    );
  }

  async forgetOld(tx: Tx, minutes: number): Promise<void> {
    await tx.query(`delete from auth.signup_source where at < public.app_now() - make_interval(mins => $1)`, [minutes]);
  }
}
