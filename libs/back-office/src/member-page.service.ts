import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import { mayUse, type AdminPhotoVariant, type MemberPage } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { ChildMaterialService, MemberSignals } from '#moderation';
import { LedgerReader, type PricedLine } from '#payments';
import { ObjectStore } from '#storage';
import { LimitsOfficeService } from './limits-office.service.js';
import { MemberHelpOfficeService } from './member-help-office.service.js';
import { MemberPageRepository, type SentRow, type StandingRow } from './member-page.repository.js';
import { toAccount, toLedgerLine, toPhoto, toProfile, toStanding } from './member-page.views.js';
import { mayOpenMember, mayOpenPhoto } from './members.policy.js';
import { toSignal } from './signals.views.js';
import { viewerOf, type StaffActor, type Viewer } from './staff-actor.js';

const LEDGER_LINES = 100;

/** One member as staff see them. Nobody reads a page without leaving an entry in the log. */
@Injectable()
export class MemberPageService {
  constructor(
    private readonly transactions: Transactions,
    private readonly members: MemberPageRepository,
    private readonly audit: Audit,
    private readonly store: ObjectStore,
    private readonly limits: LimitsOfficeService,
    private readonly help: MemberHelpOfficeService,
    private readonly signals: MemberSignals,
    private readonly childMaterial: ChildMaterialService,
    private readonly ledger: LedgerReader,
  ) {}

  openMember(actor: StaffActor, id: string): Promise<MemberPage> {
    assertAllowed(mayOpenMember(actor.roles));
    return this.transactions.run(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), id);
      const account = await this.members.account(tx, id);
      const standing = account && (await this.members.standing(tx, id));
      if (!account || !standing) throw new AppError('member_not_found');
      const profile = await this.members.profile(tx, id);
      const page: MemberPage = {
        id,
        account: toAccount(account),
        standing: toStanding(standing),
        profile: profile ? toProfile(profile) : null,
        help: mayUse(actor.roles, 'member_help') ? await this.help.helpIn(tx, id as MemberId) : null,
        trust: await this.limits.trustIn(tx, id),
        signals: mayUse(actor.roles, 'cases') ? (await this.signals.of(tx, id)).map(toSignal) : null,
        photos: mayUse(actor.roles, 'member_photos') ? (await this.members.photos(tx, id)).map(toPhoto) : null,
        money: mayUse(actor.roles, 'member_money') ? await this.money(tx, id, standing, viewerOf(actor)) : null,
      };
      await this.audit.record(tx, {
        staffId: actor.id,
        act: 'member.opened',
        subject: { kind: 'member', id },
        facts: { photos: page.photos !== null, money: page.money !== null, help: page.help !== null },
        ip: actor.ip,
      });
      return page;
    });
  }

  /** The bytes of a photo. The blurred one belongs to the page; the clear one is an act of its own. */
  async openPhoto(actor: StaffActor, photoId: string, variant: AdminPhotoVariant): Promise<Buffer> {
    assertAllowed(mayOpenPhoto(actor.roles));
    const object = await this.transactions.run(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), photoId);
      const rendition = await this.members.rendition(tx, photoId, variant);
      if (!rendition) throw new AppError('photo_not_found');
      if (variant === 'full') {
        await this.audit.record(tx, {
          staffId: actor.id,
          act: 'member.photo_opened',
          subject: { kind: 'member', id: rendition.member_id },
          facts: { photo_id: photoId },
          ip: actor.ip,
        });
      }
      return rendition.object;
    });
    const bytes = await this.store.get(object);
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }

  private async money(tx: Tx, id: string, { paid }: StandingRow, viewer: Viewer): Promise<MemberPage['money']> {
    const credits = await this.members.balance(tx, id);
    const lines = await this.ledger.newest(tx, id as MemberId, LEDGER_LINES + 1);
    const shown = lines.slice(0, LEDGER_LINES);
    const sent = await this.sentFor(tx, id, shown, viewer);
    return { paid, credits, ledger: shown.map((line) => toLedgerLine(line, sent.get(line.ref))), more: lines.length > LEDGER_LINES };
  }

  /** By the ref of the line. */
  private async sentFor(tx: Tx, id: string, lines: readonly PricedLine[], viewer: Viewer): Promise<ReadonlyMap<string, SentRow>> {
    const [newest, oldest] = [lines[0], lines.at(-1)];
    if (!newest || !oldest) return new Map();
    const ids = lines.filter(({ orderId }) => orderId === null).map(({ ref }) => ref);
    // A line and its message have the same moment.
    const rows = await this.members.sent(tx, id, { ids, from: oldest.at, to: newest.at }, viewer);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
