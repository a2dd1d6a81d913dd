import type { Locale, PageData, PageDataKey, PublicSettings, UserView } from '#contracts';
import type { Site } from '#site';
import type { PageVisitor } from '../page-facts.js';

/** The request of a page, as those see it who find its data. */
export interface PageContext {
  readonly visitor: PageVisitor;
  readonly site: Site;
  readonly settings: PublicSettings;
  readonly locale: Locale;
  readonly user: UserView | null;
  readonly sourceKnown: boolean;
  readonly path: string;
  /** The variables of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** The data, with the status where it is not 200; or the page to go to instead; or null: nothing of that name is there, which is a 404. */
export type PageAnswer<Key extends PageDataKey> =
  | { readonly data: PageData[Key]; readonly status?: number }
  | { readonly redirect: string }
  | null;

/** Finds what one kind of page needs in its first HTML. Looking changes nothing, and says no more than the page itself. */
export interface PageDataSource<Key extends PageDataKey> {
  find(context: PageContext): Promise<PageAnswer<Key>> | PageAnswer<Key>;
}
