import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer } from '#contracts';
import { mayUse, type DashboardAnswer, type DashboardQuery, type InputOf } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { Schedule } from '#events';
import { BOOKS_ZONE } from '#payments';
import type { JobName } from '#queues';
import { mayReadDashboard } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { DashboardRepository, type Filters } from './dashboard.repository.js';
import { moneyOf, peopleOf } from './dashboard.views.js';
import { periodOf, type Period } from './period.policy.js';
import { isUnderWay, refreshStateOf } from './refresh.policy.js';
import { RefreshesRepository } from './refreshes.repository.js';

const JOB = 'figures.refresh' satisfies JobName;

/** How the house does, for its owner; what it earns and owes also for finance. Sums alone: looking at them writes no entry in the log. */
@Injectable()
export class DashboardOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly schedule: Schedule,
    private readonly refreshes: RefreshesRepository,
    private readonly dashboard: DashboardRepository,
  ) {}

  async open({ roles }: StaffActor, { step, steps, to, ...filters }: DashboardQuery): Promise<DashboardAnswer> {
    assertAllowed(mayReadDashboard(roles, filters));
    // Whoever has just asked for a new count sees that it is under way.
    const refresh = await this.transactions.read((tx) => this.stateOfJob(tx));
    return this.transactions.readStale(null, async (tx) => {
      const { today, now } = await this.refreshes.today(tx);
      const period = periodOf({ step, steps, ...(to && { to }) }, today);
      const last = await this.refreshes.last(tx);
      const mayReadPeople = mayUse(roles, 'dashboard_people');
      const [standing, people, money, payers, choices] = await Promise.all([
        this.dashboard.standing(tx, period, filters),
        mayReadPeople ? this.people(tx, period, filters) : null,
        this.dashboard.money(tx, period, filters),
        this.dashboard.payers(tx, period, filters, last?.until ?? now),
        this.dashboard.choices(tx),
      ]);
      return {
        until: last?.until.toISOString() ?? null,
        refresh,
        zone: BOOKS_ZONE,
        step,
        steps: period.steps.map(({ isOver, ...days }) => ({ ...days, is_over: isOver })),
        before: period.before,
        people: people && peopleOf(period, { ...people, standing }, filters.source === undefined),
        money: moneyOf(period, { money, payers, standing }),
        ...choices,
        sources: mayReadPeople ? choices.sources : [],
        disagreements: (last?.disagreements ?? []).filter(({ check }) => check !== 'signups' || mayReadPeople),
      };
    });
  }

  /** Has the figures counted now; while they are being counted already, or will be in a moment, that is enough. */
  refresh(actor: StaffActor, input: InputOf<'refresh_figures'>): Promise<DoneAnswer> {
    return this.commands.run('refresh_figures', actor, input, async (tx) => {
      const { jobs, now } = await this.schedule.find(tx, [JOB]);
      const [job] = jobs;
      if (!job) throw new AppError('not_found');
      const isRepeat = isUnderWay(refreshStateOf(job, now));
      if (!isRepeat) await this.schedule.runNow(tx, job.id);
      return { result: { done: true }, subjectId: job.id, facts: { job: JOB }, isRepeat };
    });
  }

  private async people(tx: Tx, period: Period, filters: Filters) {
    const [signups, activity] = await Promise.all([
      this.dashboard.signups(tx, period, filters),
      this.dashboard.activity(tx, period, filters),
    ]);
    return { signups, activity };
  }

  private async stateOfJob(tx: Tx): Promise<DashboardAnswer['refresh']> {
    const { jobs, now } = await this.schedule.find(tx, [JOB]);
    const [job] = jobs;
    return job ? refreshStateOf(job, now) : 'waiting';
  }
}
