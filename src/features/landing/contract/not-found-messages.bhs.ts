export const messages = {
  label: 'Traži prilike',
  search: 'Traži',
  ways: {
    '/opportunities': 'Sve otvorene prilike',
    '/ob': 'Omladinske banke i grantovi',
  },
} as const
