export const importTitle = { bhs: 'Uvoz oglasa', en: 'Import of notices' }
