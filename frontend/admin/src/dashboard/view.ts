import { dashboardSteps, stepsMax, type DashboardQuery, type DashboardStep } from '#contracts-admin';

/** The periods that are offered, in steps. */
export const periods = { day: [7, 30, 90], week: [4, 13, 52], month: [3, 12, 24] } as const satisfies Record<
  DashboardStep,
  readonly number[]
>;

const names = ['country', 'source', 'site_id', 'to'] as const;
const isStep = (word: string | null): word is DashboardStep => dashboardSteps.some((step) => step === word);

/** What an address asks to see; what nobody can read in it is as if it were not there. */
export function viewIn(params: URLSearchParams): DashboardQuery {
  const asked = params.get('step');
  const step = isStep(asked) ? asked : 'day';
  const steps = Number(params.get('steps'));
  const known = Number.isInteger(steps) && steps >= 1 && steps <= stepsMax[step];
  const filters = names.flatMap((name) => (params.get(name) ? [[name, params.get(name)] as const] : []));
  return { step, steps: known ? steps : periods[step][1], ...Object.fromEntries(filters) };
}

/** The same as an address. */
export const addressOf = (view: DashboardQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(view).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
  );
