/** Texts of the bar that asks members about a new version. */
export const messages = {
  label: 'Nova verzija pravnih tekstova',
  terms: 'Mijenjamo uslove korištenja.',
  privacy: 'Mijenjamo tekst o privatnosti.',
  from: 'Verzija {version} vrijedi od {date}',
  read: 'Pročitaj',
  accept: 'Prihvatam',
  busy: 'Šaljemo…',
  done: 'Zabilježeno, hvala',
  leave: 'Ako se ne slažeš, u postavkama možeš preuzeti podatke i obrisati račun.',
} as const
