export const listTitle = { bhs: 'Moji CV-ovi', en: 'My CVs' }
export const editorTitle = { bhs: 'Uređivanje CV-a', en: 'Editing a CV' }
export const publicTitle = { bhs: 'CV', en: 'CV' }
