export const messages = {
  title: '404 Page Not Found',
  text: 'Ova stranica ne postoji ili je premještena.',
} as const
