export const title = { bhs: 'Kako radiš u ekipi', en: 'How you work in a team' } as const
export const teamTitle = { bhs: 'Ko šta radi', en: 'Who does what' } as const
export const statisticsTitle = { bhs: 'Test ekipe', en: 'Team test' } as const
