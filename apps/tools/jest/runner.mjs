import TestRunner from 'jest-runner';

/** What is to happen within a second is measured while nothing else works: these files run before the others, one by one. */
const measured = ['two-people-meet.journey', 'likes.journey', 'gifts.journey', 'two-processes.http-spec'];
const isMeasured = ({ path }) => measured.some((name) => path.includes(name));

export default class MeasuredAloneRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    await super.runTests(tests.filter(isMeasured), watcher, { ...options, serial: true });
    await super.runTests(
      tests.filter((test) => !isMeasured(test)),
      watcher,
      options,
    );
  }
}
