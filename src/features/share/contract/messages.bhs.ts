export const messages = {
  tagline: 'Poslovi, grantovi i mentori za mlade u BiH.',
} as const
