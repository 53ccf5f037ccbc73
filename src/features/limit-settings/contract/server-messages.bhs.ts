/** The server's texts of this feature. */
export const messages = {
  errors: { outOfRange: 'Izaberi broj od {least, number} do {most, number}.' },
  audit: {
    area: 'Granice',
    actions: { change: 'Granica promijenjena' },
    fields: { times: 'granica' },
  },
} as const
