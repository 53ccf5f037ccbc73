/** Page titles of the route table. */
export const titles = {
  projects: { bhs: 'Projekti mladih', en: 'Youth projects' },
  confirm: { bhs: 'Potvrda doprinosa', en: 'Confirm a contribution' },
  money: { bhs: 'Ugovor i isplate', en: 'Contract and payments' },
  payments: { bhs: 'Isplate', en: 'Payments' },
  bankPayments: { bhs: 'Isplate banaka', en: 'Bank payments' },
  project: { bhs: 'Projekat', en: 'Project' },
  console: { bhs: 'Svi projekti', en: 'All projects' },
} as const
