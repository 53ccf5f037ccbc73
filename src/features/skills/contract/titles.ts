export const vocabularyTitle = { bhs: 'Rječnik vještina', en: 'Vocabulary of skills' }
