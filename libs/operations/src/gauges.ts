import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Transactions } from '#database';
import { metrics } from '#observability';
import { AlarmWatch } from './alarm-watch.js';
import { Readings, type Reading } from './readings.service.js';
import { gauges, samplesOf, type Sample } from './samples.js';

const EVERY_MS = 5_000;

/** Measures how things stand, for the metrics of this process and for the alarms. */
@Injectable()
export class Gauges implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private measuring?: Promise<unknown>;

  constructor(
    private readonly readings: Readings,
    private readonly watch: AlarmWatch,
    private readonly transactions: Transactions,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.measuring ??= this.measure().finally(() => (this.measuring = undefined));
    }, EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.measuring;
  }

  async measure(): Promise<Reading> {
    const reading = await this.readings.read();
    const samples = samplesOf(reading);
    show(samples);
    for (const [state, count] of Object.entries(this.transactions.connections)) metrics.databaseConnections.set({ state }, count);
    this.watch.see(samples, new Date());
    return reading;
  }
}

/** A figure that could not be asked is left out: the last one would look as if all were well. */
function show(samples: readonly Sample[]): void {
  for (const gauge of Object.values(gauges)) {
    gauge.reset();
    // A gauge without labels begins at nought, which would be a figure.
    gauge.remove({});
  }
  for (const { metric, labels, value } of samples) gauges[metric].set(labels, value);
}
