import type { MessageKind } from '#contracts';

/** A picture that was found. `object`: its sealed file; null until it is made, and when the file was lost. */
export interface SealedPicture {
  readonly kind: 'photo' | 'chat_photo' | 'reported_photo';
  /** Of the photo, or the conversation and number of the message. */
  readonly id: string;
  readonly at: string | null;
  /** To whom it was sent. */
  readonly sentTo: string | null;
  readonly source: string;
  readonly object: string | null;
  readonly sha256: string | null;
  readonly bytes: number | null;
}

export interface SealedMessage {
  readonly chatId: string;
  readonly seq: number;
  readonly at: string;
  /** Whether the member wrote it. */
  readonly own: boolean;
  readonly senderId: string;
  readonly kind: MessageKind;
  readonly text: string;
}

/** Who told of it. */
export interface SealedNotice {
  readonly number: string;
  readonly at: string;
  readonly reason: string;
  readonly memberId: string | null;
  readonly name: string;
  readonly email: string;
  readonly words: string;
}

/** The member as they were when they were stopped. */
export interface SealedPerson {
  readonly email: string;
  readonly name: string;
  readonly birthDate: string | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly region: string;
  readonly town: string;
  readonly about: string;
  readonly signedUpAt: string;
  readonly confirmedAt: string | null;
  readonly language: string;
  readonly tracking: Readonly<Record<string, string>>;
}

export interface SealedVisit {
  readonly from: string;
  readonly until: string;
  readonly device: string;
}

export interface SealedOrder {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly provider: string | null;
  readonly providerId: string | null;
  readonly state: string;
  /** Where the buyer's network address seemed to be; the address itself is never stored. */
  readonly network: string | null;
}

/** All that is kept for the authority. It rests sealed, bound to its id. */
export interface Dossier {
  readonly v: 1;
  readonly person: SealedPerson;
  readonly visits: readonly SealedVisit[];
  readonly orders: readonly SealedOrder[];
  /** The conversations of which the words are kept. */
  readonly chatIds: readonly string[];
  readonly pictures: readonly SealedPicture[];
  readonly messages: readonly SealedMessage[];
  readonly notices: readonly SealedNotice[];
}
