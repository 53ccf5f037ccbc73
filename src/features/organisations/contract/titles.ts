/** Page titles of the organisations' pages. */
export const titles = {
  list: { bhs: 'Organizacije', en: 'Organisations' },
  one: { bhs: 'Organizacija', en: 'Organisation' },
  create: { bhs: 'Nova organizacija', en: 'New organisation' },
  mine: { bhs: 'Moje organizacije', en: 'My organisations' },
  manage: { bhs: 'Uređivanje organizacije', en: 'Manage organisation' },
  invitation: { bhs: 'Pozivnica', en: 'Invitation' },
  admin: { bhs: 'Provjera organizacija', en: 'Organisation checks' },
} as const
