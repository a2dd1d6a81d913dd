import type { Badges, CompanyInfo, Dismissal, Locale, PublicSettings, TeaserView, UserView } from '#contracts';
import type { WordFile } from '#kit';
import type { FormState, Prefs, TokenFacts } from '#member/shared/state/session';

/** What the first HTML carries, so that the browser asks for nothing before it can draw. */
export interface Boot {
  readonly settings: PublicSettings;
  readonly company: CompanyInfo;
  readonly user: UserView | null;
  readonly badges: Badges;
  readonly locale: Locale;
  readonly prefs: Prefs;
  readonly form: FormState | null;
  readonly token: TokenFacts | null;
  readonly sourceKnown: boolean;
  readonly invited: boolean;
  /** Reads English in the United States: privacy content has a part of its own there. */
  readonly inUnitedStates: boolean;
  readonly teaser: TeaserView | null;
  /** The `:id` of the address, when nothing of that name is there for this person. */
  readonly missing: string | null;
  readonly dismissed: readonly Dismissal[];
  readonly words: Readonly<Record<string, WordFile>>;
  /** The tree in the page is complete and can be taken over; otherwise it is a frame that is drawn anew. */
  readonly complete: boolean;
}

export const bootElementId = 'boot';
export const styleKey = 'm';
