/** The last day of a period that begins with the day after today. */
export const lastDay = (days: number, now = new Date()): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
