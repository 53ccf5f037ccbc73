/** The server's texts of this feature. */
export const messages = {
  errors: {},
  audit: {
    area: 'Prekidači',
    actions: { close: 'Dio proizvoda isključen', release: 'Dio proizvoda ponovo uključen' },
    fields: {},
  },
} as const
