export const applicationsTitle = { bhs: 'Moje prijave', en: 'My applications' }
export const applicationTitle = { bhs: 'Prijava', en: 'Application' }
export const templatesTitle = { bhs: 'Sačuvane poruke', en: 'Saved messages' }
export const beginTitle = { bhs: 'Nova prijava', en: 'New application' }
export const hiringTitle = { bhs: 'Pristigle prijave', en: 'Applications received' }
export const receivedTitle = { bhs: 'Pristigle prijave', en: 'Applications received' }
export const homeTitle = { bhs: 'Početna organizacije', en: 'Organisation home' }
