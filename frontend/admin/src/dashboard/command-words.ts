/** The words of what is done about the figures. */
export const dashboardCommands = {
  refresh_figures: {
    button: 'Count now',
    done: 'The figures are being counted. This page shows them when they are ready.',
    question: null,
  },
} as const;
