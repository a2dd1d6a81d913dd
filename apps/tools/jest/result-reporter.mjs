import { writeFileSync } from 'node:fs';

/** Writes what the test runner reads. jest's own `--json` writes nothing at all when one error of a test refers to itself. */
export default class ResultReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    const result = {
      numPassedTests,
      numFailedTests,
      numRuntimeErrorTestSuites,
      testResults: testResults.map((file) => ({
        name: file.testFilePath,
        status: file.testExecError || file.numFailingTests > 0 ? 'failed' : 'passed',
        message: file.failureMessage ?? '',
        startTime: file.perfStats.start,
        endTime: file.perfStats.end,
        assertionResults: file.testResults.map(({ status, fullName, duration, failureMessages }) => ({
          status,
          fullName,
          duration: duration ?? 0,
          failureMessages,
        })),
      })),
    };
    writeFileSync(process.env.JEST_RESULT_FILE, JSON.stringify(result));
  }
}
