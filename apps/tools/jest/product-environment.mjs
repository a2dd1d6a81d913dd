import NativeEnvironment from './native-environment.mjs';

const FEW = 6;
const isOfPlaywright = (frame) => frame?.getFileName()?.includes('/node_modules/playwright-core/') ?? false;

/**
 * Playwright looks at each call where it comes from, and each frame of that is led back to its source, most of them its own: a tenth of
 * the work of a test. It needs its last one, for the name of the call, and those of the test.
 */
export default class ProductEnvironment extends NativeEnvironment {
  prepareStackTrace;

  async setup() {
    const prepareStackTrace = Error.prepareStackTrace;
    this.prepareStackTrace = prepareStackTrace;
    Error.prepareStackTrace = (error, frames) => {
      const isLookingBack = frames[0]?.getFunctionName() === 'captureRawStack';
      const last = frames.findIndex((frame, index) => isOfPlaywright(frame) && !isOfPlaywright(frames[index + 1]));
      return prepareStackTrace(error, isLookingBack && last > 0 ? frames.slice(last, last + FEW) : frames);
    };
  }

  async teardown() {
    Error.prepareStackTrace = this.prepareStackTrace;
    await super.teardown();
  }

  /** A test that fails may leave a trace before anything is taken down. */
  async handleTestEvent({ name }) {
    if (name === 'test_fn_failure') await globalThis.onTestFailure?.();
  }
}
