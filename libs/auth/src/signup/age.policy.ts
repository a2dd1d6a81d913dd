const OLDEST = 120;

/** Full years between a date of birth and the date that it is now in the zone. */
export function ageOn(birthDate: string, now: Date, zone: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** What is wrong with the age of somebody who wants to be a member; undefined when nothing is. */
export function ageFault(age: number, minAge: number): 'invalid_birth_date' | 'too_young' | undefined {
  if (age < 0 || age > OLDEST) return 'invalid_birth_date';
  return age < minAge ? 'too_young' : undefined;
}
