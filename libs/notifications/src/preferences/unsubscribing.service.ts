import { Inject, Injectable } from '@nestjs/common';
import { AccountsService, isSame, keyedHash } from '#auth';
import { CONFIG, type Config } from '#config';
import { AppError, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';

const ID_BYTES = 16;
const MAC_BYTES = 16;

/** The link at the foot of reminders. It carries the member's id and a signature, works without a login and does one thing only. */
@Injectable()
export class UnsubscribingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  tokenFor(memberId: MemberId): string {
    const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.signatureOf(memberId)]).toString('base64url');
  }

  /** Whose mails the token ends, or undefined when it is not one of ours. */
  memberOf(token: string): MemberId | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + MAC_BYTES) return undefined;
    const hex = bytes.subarray(0, ID_BYTES).toString('hex');
    const memberId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as MemberId;
    return isSame(token, this.tokenFor(memberId)) ? memberId : undefined;
  }

  /** Ends all mails but those that the member asks for, such as a new password. Repeatable. */
  async unsubscribe(token: string): Promise<void> {
    const memberId = this.memberOf(token);
    if (!memberId) throw new AppError('link_invalid');
    await this.transactions.run((tx) => this.accounts.stopMail(tx, memberId, 'unsubscribed'));
    logger.info({ event: 'unsubscribed', member: memberId }, 'a member wants no more mails');
  }

  private signatureOf(memberId: string): Buffer {
    return keyedHash(this.config.appSecret, 'unsubscribe', memberId).subarray(0, MAC_BYTES);
  }
}
