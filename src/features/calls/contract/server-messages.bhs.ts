export const messages = { audit: { area: 'Pozivi' } } as const
