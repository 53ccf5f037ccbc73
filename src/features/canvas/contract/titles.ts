export const canvasTitle = { bhs: 'Prijava za grant', en: 'Grant application' }
