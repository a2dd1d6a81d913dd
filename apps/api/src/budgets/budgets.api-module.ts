import { Global, Module } from '@nestjs/common';
import { DailyBudgets } from './daily-budgets.js';
import { SeenToday } from './seen-today.js';
import { ShownProfiles } from './shown-profiles.js';

/** Wherever members are shown. */
@Global()
@Module({ providers: [SeenToday, DailyBudgets, ShownProfiles], exports: [DailyBudgets, ShownProfiles] })
export class BudgetsApiModule {}
