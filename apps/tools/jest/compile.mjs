import { BuildFault, compileServer } from '../build.mjs';

/** The services are started by compiled code; type errors elsewhere are for the type check to tell. */
export function compile() {
  try {
    compileServer();
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    console.warn(error.message);
  }
}
