export const title = { bhs: 'Kako radiš u ekipi', en: 'How you team up' } as const
export const teamTitle = { bhs: 'Ko šta nosi', en: 'Who brings what' } as const
export const statisticsTitle = { bhs: 'Test ekipe', en: 'Team test' } as const
