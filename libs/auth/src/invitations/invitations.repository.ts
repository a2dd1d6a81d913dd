import { Injectable } from '@nestjs/common';
import { IsNull, type Repository } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, appNowPlus, isAhead, type Tx } from '#database';
import { InvitationEntity } from './invitation.entity.js';

type NewInvitation = Pick<InvitationEntity, 'id' | 'siteId' | 'communityId' | 'tokenHash' | 'note' | 'madeBy'>;

const invitations = (tx: Tx): Repository<InvitationEntity> => tx.repository(InvitationEntity);
const isUnspent = { usedAt: IsNull(), revokedAt: IsNull() };

@Injectable()
export class InvitationsRepository {
  async insert(tx: Tx, invitation: NewInvitation, days: number): Promise<void> {
    await invitations(tx).insert({ ...invitation, madeAt: appNow, expiresAt: appNowPlus('days', days) });
  }

  async find(tx: Tx, tokenHash: Buffer): Promise<{ readonly communityId: string; readonly isLive: boolean } | undefined> {
    const [row] = await tx.query<{ communityId: string; isLive: boolean }>(
      `select community_id as "communityId", used_at is null and revoked_at is null and expires_at > public.app_now() as "isLive"
         from auth.invitation where token_hash = $1`,
      [tokenHash],
    );
    return row;
  }

  findLive(tx: Tx, id: string): Promise<Pick<InvitationEntity, 'siteId' | 'expiresAt'> | null> {
    return invitations(tx).findOneBy({ id, ...isUnspent, expiresAt: isAhead() });
  }

  isLive(tx: Tx, tokenHash: Buffer, communityId: string): Promise<boolean> {
    return invitations(tx).existsBy({ tokenHash, communityId, ...isUnspent, expiresAt: isAhead() });
  }

  /** False when somebody else was first, or it ended meanwhile. */
  async spend(tx: Tx, tokenHash: Buffer, communityId: string, usedBy: MemberId): Promise<boolean> {
    const live = { tokenHash, communityId, ...isUnspent, expiresAt: isAhead() };
    const { affected } = await invitations(tx).update(live, { usedAt: appNow, usedBy });
    return affected === 1;
  }

  /** False when there is nothing to take back: unknown, used, or taken back before. */
  async revoke(tx: Tx, id: string): Promise<boolean> {
    const { affected } = await invitations(tx).update({ id, ...isUnspent }, { revokedAt: appNow });
    return affected === 1;
  }
}
