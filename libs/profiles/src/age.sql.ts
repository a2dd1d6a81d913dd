/** SQL for a member's age today, in the zone of the member's town. `p` is the alias of profiles.profile. The clock is asked once for all rows. */
export const ageSql = (p: string): string =>
  `extract(year from age(((select public.app_now()) at time zone ${p}.zone)::date, ${p}.birth_date))::int`;
