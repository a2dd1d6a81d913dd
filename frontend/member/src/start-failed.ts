/** The event that the start of the app ends with when it fails; the first script listens for it (`starting`). */
export const startFailed = 'startfailed';
