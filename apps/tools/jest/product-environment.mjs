import NativeEnvironment from './native-environment.mjs';

const FEW = 6;
const isOfPlaywright = (frame) => frame?.getFileName()?.includes('/node_modules/playwright-core/') ?? false;

/** Answers with the frames that Playwright needs of its own stack. */
function shortened(frames) {
  const isLookingBack = frames[0]?.getFunctionName() === 'captureRawStack';
  const last = frames.findIndex((frame, index) => isOfPlaywright(frame) && !isOfPlaywright(frames[index + 1]));
  return isLookingBack && last > 0 ? frames.slice(last, last + FEW) : frames;
}

/**
 * Playwright looks at each call where it comes from, and each frame of that is led back to its source, most of them its own: a tenth of
 * the work of a test. It needs its last one, for the name of the call, and those of the test.
 */
export default class ProductEnvironment extends NativeEnvironment {
  async setup() {
    const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
    Error.prepareStackTrace = (error, frames) => before.value(error, shortened(frames));
    this.putBack = () => Object.defineProperty(Error, 'prepareStackTrace', before);
  }

  async teardown() {
    this.putBack?.();
    await super.teardown();
  }

  /** A test that fails may leave a trace before anything is taken down. */
  async handleTestEvent({ name }) {
    if (name === 'test_fn_failure') await globalThis.onTestFailure?.();
  }
}
