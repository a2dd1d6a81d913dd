import { DEMO_NETWORK_FACTOR } from '#auth';
import type { SiteSettings } from '#site';

/** What a day has room for: profiles that are shown, and photos that are seen clear. */
export type BudgetName = 'profiles' | 'photos';
/** Who looks: a member as far as they are trusted, or somebody without an account. */
export type Standing = 'trusted' | 'new' | 'visitor';

export type BudgetSettings = Pick<
  SiteSettings,
  'daily_profiles' | 'daily_profiles_new' | 'daily_photos' | 'daily_photos_new' | 'network_budgets'
>;
/** How many a member may see in a day, and all of their kind in one network together. */
export interface Budget {
  readonly own: number;
  readonly network: number;
}

/** Many members share the address of a provider, so that a network has several budgets. In a demo one machine plays them all. */
export function budgetOf(name: BudgetName, standing: Standing, settings: BudgetSettings, isDemo: boolean): Budget {
  const own = settings[`daily_${name}${standing === 'trusted' ? '' : '_new'}`];
  return { own, network: own * settings.network_budgets * (isDemo ? DEMO_NETWORK_FACTOR : 1) };
}

/** How many were seen in a day before and after what is asked for now. */
export interface Seen {
  readonly before: number;
  readonly after: number;
}

/** Whether half of a budget was used up by this: true once a day. */
export const passesHalf = ({ before, after }: Seen, budget: number): boolean => before < budget / 2 && after >= budget / 2;
