/** Ways on for whoever did not find what they came for. */
export const messages = {
  search: 'Traži prilike',
  act: 'Traži',
  ways: {
    '/opportunities': 'Sve otvorene prilike',
    '/ob': 'Omladinske banke i grantovi',
    '/': 'Na početnu',
  },
} as const
