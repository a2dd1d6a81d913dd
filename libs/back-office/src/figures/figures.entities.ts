import { DailyActivityEntity } from './entities/daily-activity.entity.js';
import { DailyMoneyEntity } from './entities/daily-money.entity.js';
import { DailySignupEntity } from './entities/daily-signup.entity.js';
import { DailyStandingEntity } from './entities/daily-standing.entity.js';
import { ErasedActivityEntity } from './entities/erased-activity.entity.js';
import { RefreshEntity } from './entities/refresh.entity.js';
import { SignupEntity } from './entities/signup.entity.js';

export const figuresEntities = [
  SignupEntity,
  DailySignupEntity,
  DailyActivityEntity,
  DailyMoneyEntity,
  DailyStandingEntity,
  ErasedActivityEntity,
  RefreshEntity,
];
