/** Page titles. */
export const titles = {
  console: { bhs: 'Formulari', en: 'Forms' },
  edit: { bhs: 'Uredi formular', en: 'Edit form' },
  submissions: { bhs: 'Odgovori', en: 'Submissions' },
  form: { bhs: 'Formular', en: 'Form' },
  mine: { bhs: 'Moje prijave formularom', en: 'My submissions' },
  sent: { bhs: 'Tvoja prijava', en: 'Your submission' },
} as const
