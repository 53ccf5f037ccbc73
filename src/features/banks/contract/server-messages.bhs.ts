export const messages = { audit: { area: 'Omladinske banke' } } as const
