/** Titles of the staff's pages about imports. */
export const importsTitle = { bhs: 'Uvezeni oglasi', en: 'Imported notices' }
export const importTitle = { bhs: 'Uvoz oglasa', en: 'Import notices' }
