import { BuildFault, compileServer } from '../build.mjs';

/** The services are started by compiled code; type errors elsewhere are for the type check to tell. */
export async function compile() {
  try {
    await compileServer();
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    console.warn(error.message);
  }
}
