/** The words of what is done about the figures. */
export const dashboardCommands = {
  refresh_figures: {
    button: 'Count now',
    done: 'You have asked for the figures. This page shows them when they are counted.',
    question: null,
  },
} as const;
