/** The server's texts of this feature. */
export const messages = {
  errors: {},
  audit: {
    area: 'Ime i piksel',
    actions: { change: 'Postavka proizvoda promijenjena' },
    fields: { value: 'vrijednost' },
  },
} as const
