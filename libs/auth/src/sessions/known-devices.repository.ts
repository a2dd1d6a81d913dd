import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { olderThan, type Tx } from '#database';
import { KnownDeviceEntity } from './known-device.entity.js';

export type KnownDevice = Readonly<Pick<KnownDeviceEntity, 'id' | 'memberId' | 'userAgent' | 'firstSeenAt'>>;
type SeenDevice = Pick<KnownDeviceEntity, 'memberId' | 'tokenHash' | 'userAgent'>;

@Injectable()
export class KnownDevicesRepository {
  /** The row of a device, made or brought up to date; strange is one that was never seen, of a member who has others. */
  async note(tx: Tx, { memberId, tokenHash, userAgent }: SeenDevice): Promise<{ readonly id: string; readonly isStrange: boolean }> {
    const [device] = await tx.query<{ id: string; isStrange: boolean }>(
      `with noted as (
         insert into auth.known_device (member_id, token_hash, user_agent, first_seen_at, last_seen_at)
         values ($1, $2, $3, public.app_now(), public.app_now())
         on conflict on constraint known_device_once do update set last_seen_at = excluded.last_seen_at, user_agent = excluded.user_agent
         returning id, xmax = 0 as is_new)
       select id, is_new and exists (select from auth.known_device d where d.member_id = $1) as "isStrange" from noted`,
      [memberId, tokenHash, userAgent],
    );
    if (!device) throw new Error('the device was not noted');
    return device;
  }

  async forgetOld(tx: Tx, memberId: MemberId, days: number): Promise<void> {
    await tx.repository(KnownDeviceEntity).delete({ memberId, lastSeenAt: olderThan(days) });
  }

  async forgetAll(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.repository(KnownDeviceEntity).delete({ memberId });
  }

  find(tx: Tx, id: string): Promise<KnownDevice | null> {
    return tx.repository(KnownDeviceEntity).findOneBy({ id });
  }
}
