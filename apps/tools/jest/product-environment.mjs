import SpecEnvironment from './spec-environment.mjs';

const FEW = 6;
const isOfPlaywright = (frame) => frame?.getFileName()?.includes('/node_modules/playwright-core/') ?? false;

/**
 * Playwright looks at each call where it comes from, and each frame of that is led back to its source, most of them its own: a tenth of
 * the work of a test. It needs its last one, for the name of the call, and those of the test.
 */
export default class ProductEnvironment extends SpecEnvironment {
  constructor(...args) {
    super(...args);
    this.global.Error.prepareStackTrace = (error, frames) => {
      const isLookingBack = frames[0]?.getFunctionName() === 'captureRawStack';
      const last = frames.findIndex((frame, index) => isOfPlaywright(frame) && !isOfPlaywright(frames[index + 1]));
      return Error.prepareStackTrace(error, isLookingBack && last > 0 ? frames.slice(last, last + FEW) : frames);
    };
  }
  /** A test that fails may leave a trace before anything is taken down. */
  async handleTestEvent({ name }) {
    if (name === 'test_fn_failure') await this.global.onTestFailure?.();
  }
}
