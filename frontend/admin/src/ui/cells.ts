/** What stands in a cell keeps to one line: a day, an amount, a state. */
export const whole = { whiteSpace: 'nowrap' } as const;
