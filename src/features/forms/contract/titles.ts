/** Page titles. */
export const titles = {
  console: { bhs: 'Obrasci', en: 'Forms' },
  edit: { bhs: 'Uredi obrazac', en: 'Edit form' },
  submissions: { bhs: 'Odgovori', en: 'Submissions' },
  form: { bhs: 'Obrazac', en: 'Form' },
  mine: { bhs: 'Poslani obrasci', en: 'My submissions' },
  sent: { bhs: 'Tvoja prijava', en: 'Your submission' },
} as const
