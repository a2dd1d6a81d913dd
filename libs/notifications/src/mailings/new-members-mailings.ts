import { Injectable } from '@nestjs/common';
import { logger } from '#observability';
import type { JoinedIn } from '#search';
import type { Zones } from './mailing.js';
import { dueDay, dueFriday, lastHour } from './mailings.policy.js';
import { NewMembersMailing } from './new-members-mailing.js';

const DAYS_OF_A_WEEK = 7;

/** By the Friday of the week: for who chose nothing, too. */
@Injectable()
export class WeeklyNewMembers extends NewMembersMailing {
  readonly kind = 'new-members';
  protected readonly frequency = 'weekly';

  protected due({ zones, now }: Zones) {
    return zones.flatMap((zone) => mailingOf(zone, () => dueFriday(zone, now)));
  }

  protected joinedIn(friday: string): JoinedIn {
    return { until: friday, days: DAYS_OF_A_WEEK };
  }
}

/** By the day. */
@Injectable()
export class DailyNewMembers extends NewMembersMailing {
  readonly kind = 'new-members-daily';
  protected readonly frequency = 'daily';

  protected due({ zones, now }: Zones) {
    return zones.flatMap((zone) => mailingOf(zone, () => dueDay(zone, now)));
  }

  protected joinedIn(day: string): JoinedIn {
    return { until: day, days: 1 };
  }
}

/** At once is after each hour in which somebody came: who asks to hear of everybody shall not get a mail for each. */
@Injectable()
export class HourlyNewMembers extends NewMembersMailing {
  readonly kind = 'new-members-hourly';
  protected readonly frequency = 'at_once';
  /** Most hours have nothing for most readers. */
  protected override readonly nothing = { kind: 'no row' } as const;

  protected due({ now }: Zones) {
    return [{ about: lastHour(now), zone: null }];
  }

  protected joinedIn(hour: string): JoinedIn {
    return { hour };
  }
}

/** A zone that cannot be planned holds up no other: it is logged, and the next minute tries it again. */
function mailingOf(zone: string, due: () => string | undefined): { readonly about: string; readonly zone: string }[] {
  try {
    const about = due();
    return about === undefined ? [] : [{ about, zone }];
  } catch (error) {
    logger.error({ err: error, zone }, 'the mails of a zone cannot be planned');
    return [];
  }
}
