import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { lifeOfADebit } from './debit-lifecycle.fixture.js';
import { lifeOfAPayment } from './provider-lifecycle.fixture.js';
import { sandboxStage, scriptedStage, type ProviderStage } from './provider-stage.fixture.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { openSandbox, type SandboxStage } from './sandbox-stage.fixture.js';

let stage: ProviderStage;

describe('the life of a payment at the sandbox', () => {
  const clock = new ManualClock();
  let sandbox: SandboxStage;
  beforeAll(async () => {
    sandbox = await openSandbox(clock.now);
    stage = sandboxStage(sandbox, clock);
  });
  afterAll(() => sandbox.close());

  lifeOfAPayment(() => stage);
  lifeOfADebit(() => stage);
});

describe('the life of a payment at the provider that specs write', () => {
  beforeEach(() => void (stage = scriptedStage()));

  lifeOfAPayment(() => stage);
  lifeOfADebit(() => stage);
});
