/** Version and time of terms that were never accepted, by members of another product: older than any that there were, so that they are asked. */
export const termsNeverAccepted = new Date(0);

export const isAccepted = (moment: Date): boolean => moment.getTime() !== termsNeverAccepted.getTime();
