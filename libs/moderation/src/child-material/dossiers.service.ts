import { Inject, Injectable } from '@nestjs/common';
import { MessageTakedowns, type TakenMessages } from '#chats';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { PhotoTakedowns, type TakenPhoto } from '#media';
import { ComplaintsService } from '../complaints/index.js';
import { EvidenceService, type Evidence } from '../evidence/index.js';
import { ChildMaterialsRepository, type ClosedCase, type PersonRow, type ReportAbout } from './child-materials.repository.js';
import type { Dossier, SealedMessage, SealedNotice, SealedPicture } from './dossier.js';

/** A member before they are stopped. */
export type Traces = Pick<Dossier, 'person' | 'visits' | 'orders'> & { readonly siteId: string };
type Taken = Pick<Dossier, 'pictures' | 'messages'>;
type Reported = {
  readonly reports: readonly ReportAbout[];
  readonly evidence: readonly (Evidence | undefined)[];
  /** Of the cases that staff opened themselves. */
  readonly own: readonly (Evidence & { readonly caseId: string })[];
};

/** Puts together what is kept for the authority, and takes it away from where anybody could see it. */
@Injectable()
export class DossiersService {
  private readonly box: SealedBox;

  constructor(
    private readonly materials: ChildMaterialsRepository,
    private readonly photos: PhotoTakedowns,
    private readonly messages: MessageTakedowns,
    private readonly evidence: EvidenceService,
    private readonly complaints: ComplaintsService,
    @Inject(CONFIG) config: Config,
  ) {
    this.box = sealedBox(config.appSecret, 'child-material');
  }

  seal(id: string, dossier: Dossier): Buffer {
    return this.box.seal(JSON.stringify(dossier), id);
  }

  open(id: string, sealed: Buffer): Dossier {
    return JSON.parse(this.box.open(sealed, id)) as Dossier;
  }

  /** What is not copied into sealed files yet; undefined when nothing waits for that. */
  async waiting(tx: Tx, id: string): Promise<Dossier | undefined> {
    const sealed = (await this.materials.find(tx, id))?.state === 'sealing' ? await this.materials.sealedOf(tx, id) : null;
    return sealed ? this.open(id, sealed) : undefined;
  }

  /** Who it is, and when and with what they were here: asked before their sessions end. Undefined for an account that was erased. */
  async traces(tx: Tx, memberId: MemberId): Promise<Traces | undefined> {
    const person = await this.materials.person(tx, memberId);
    if (!person) return undefined;
    const [visits, orders] = [await this.materials.visits(tx, memberId), await this.materials.orders(tx, memberId)];
    return { siteId: person.site_id, person: toPerson(person), visits, orders };
  }

  /**
   * All pictures of the member, whichever was seen: nobody has to look at the others to find out. Of the words, those of the conversations that
   * somebody reported. The files are held until they are copied.
   */
  async collect(tx: Tx, id: string, memberId: MemberId, { siteId: _, ...traces }: Traces, cases: readonly ClosedCase[]): Promise<Dossier> {
    const reported = await this.reportedOf(tx, memberId);
    const seen = reported.own.flatMap(({ messages }) => messages.flatMap(({ chat }) => chat ?? []));
    const chatIds = [...new Set([...reported.reports.flatMap(({ conversation_id }) => conversation_id ?? []), ...seen])];
    const taken = await this.takeDown(tx, id, memberId, chatIds, reported);
    const notices = reported.reports.map((report, at) => toNotice(report, reported.evidence[at]?.words ?? ''));
    for (const { id: caseId, kind } of cases) if (kind === 'complaint') notices.push(...(await this.complaint(tx, caseId)));
    await this.materials.removeEvidence(tx, [...reported.reports.map((report) => report.id), ...reported.own.map(({ caseId }) => caseId)]);
    return { v: 1, ...traces, chatIds, ...taken, notices };
  }

  /** What was on its way at that moment, and came after it. */
  async collectLate(tx: Tx, id: string, memberId: MemberId, before: Dossier): Promise<Dossier> {
    const late = await this.takeDown(tx, id, memberId, before.chatIds, { reports: [], evidence: [], own: [] });
    const known = new Map(before.messages.map((message) => [`${message.chatId}/${message.seq}`, message]));
    const messages = late.messages.filter(({ chatId, seq, text }) => text !== '' && !known.get(`${chatId}/${seq}`)?.text);
    return { ...before, pictures: [...before.pictures, ...late.pictures], messages: [...before.messages, ...messages] };
  }

  private async takeDown(tx: Tx, id: string, memberId: MemberId, chatIds: readonly string[], reported: Reported): Promise<Taken> {
    const sent = await this.messages.list(tx, memberId, chatIds);
    const photos = await this.photos.removeAll(tx, id, memberId);
    const pictures = picturesOf(photos, sent, reported);
    // Again with all of them: what only the evidence of a report still held is held here from now on.
    await this.photos.hold(
      tx,
      id,
      pictures.map(({ source }) => source),
    );
    await this.messages.empty(tx, memberId, chatIds);
    return { pictures, messages: messagesOf(memberId, sent, reported) };
  }

  private async reportedOf(tx: Tx, memberId: MemberId): Promise<Reported> {
    const reports = await this.materials.reportsAbout(tx, memberId);
    const evidence: (Evidence | undefined)[] = [];
    for (const report of reports) evidence.push(await this.evidence.open(tx, report.id));
    const own: (Evidence & { caseId: string })[] = [];
    for (const caseId of await this.materials.initiativesAbout(tx, memberId)) {
      const found = await this.evidence.open(tx, caseId);
      if (found) own.push({ ...found, caseId });
    }
    return { reports, evidence, own };
  }

  private async complaint(tx: Tx, caseId: string): Promise<SealedNotice[]> {
    const found = await this.complaints.find(tx, caseId);
    const complaint = await this.complaints.open(tx, caseId);
    if (!found || !complaint) return [];
    const { category, name, email, words } = complaint;
    return [{ number: found.reference, at: found.at.toISOString(), reason: category, memberId: null, name, email, words }];
  }
}

const picture = (
  kind: SealedPicture['kind'],
  id: string,
  at: Date | null,
  source: string,
  sentTo: string | null = null,
): SealedPicture => ({
  kind,
  id,
  at: at?.toISOString() ?? null,
  sentTo,
  source,
  object: null,
  sha256: null,
  bytes: null,
});

function picturesOf(photos: readonly TakenPhoto[], { photos: sent }: TakenMessages, { evidence, own }: Reported): SealedPicture[] {
  const found = [
    ...photos.flatMap(({ id, createdAt, object }) => (object === null ? [] : [picture('photo', id, createdAt, object)])),
    ...sent.map(({ chatId, seq, at, full, receiverId }) => picture('chat_photo', `${chatId}/${seq}`, at, full, receiverId)),
    ...[...evidence, ...own].flatMap((one) => one?.photos ?? []).map(({ id, object }) => picture('reported_photo', id, null, object)),
  ];
  // The rendition that a report holds belongs to a photo that is still there: one picture of each is kept.
  const known = new Set<string>();
  return found.filter(({ kind, id, source }) => {
    const isNew = !known.has(source) && !(kind === 'reported_photo' && known.has(id));
    known.add(source).add(id);
    return isNew;
  });
}

/** As they are now, and what the evidence of a report still has of them. */
function messagesOf(memberId: string, { lines }: TakenMessages, { reports, evidence, own }: Reported): SealedMessage[] {
  const found = new Map<string, SealedMessage>();
  const keep = (chatId: string, { seq, sender_id: senderId, at, kind, text }: Evidence['messages'][number]) =>
    found.set(`${chatId}/${seq}`, { chatId, seq, senderId, own: senderId === memberId, at: new Date(at).toISOString(), kind, text });
  for (const [at, one] of evidence.entries()) {
    const chatId = reports[at]?.conversation_id;
    if (one && chatId) for (const line of one.messages) keep(chatId, line);
  }
  for (const { messages } of own) for (const line of messages) if (line.chat) keep(line.chat, line);
  for (const { chatId, seq, senderId, at, kind, text } of lines) {
    const key = `${chatId}/${seq}`;
    if (text !== '' || !found.has(key))
      found.set(key, { chatId, seq, senderId, own: senderId === memberId, at: at.toISOString(), kind, text });
  }
  return [...found.values()].toSorted((one, other) => one.chatId.localeCompare(other.chatId) || one.seq - other.seq);
}

const toNotice = ({ receipt, at, reason, reporter_id: memberId, name, email }: ReportAbout, words: string): SealedNotice => ({
  number: receipt,
  at: at.toISOString(),
  reason,
  memberId,
  name: name ?? '',
  email: email ?? '',
  words,
});

const toPerson = ({ email, language, created_at, confirmed_at, tracking, ...profile }: PersonRow): Dossier['person'] => ({
  email,
  language,
  tracking,
  signedUpAt: created_at.toISOString(),
  confirmedAt: confirmed_at?.toISOString() ?? null,
  name: profile.name ?? '',
  birthDate: profile.birth_date,
  gender: profile.gender,
  country: profile.country,
  region: profile.region ?? '',
  town: profile.town ?? '',
  about: profile.about ?? '',
});
