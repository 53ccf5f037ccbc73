export const messages = {
  title: '404 Page Not Found',
  text: 'Ova stranica ne postoji ili je premještena.',
  label: 'Traži prilike',
  search: 'Traži',
  ways: {
    '/opportunities': 'Sve otvorene prilike',
    '/ob': 'Omladinske banke i grantovi',
  },
} as const
