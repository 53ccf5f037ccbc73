export const messages = {
  label: 'Pregled tuđeg računa',
  as: 'Gledaš račun: {name}.',
  left: 'Samo čitanje, još {n, plural, one {# minutu} few {# minute} other {# minuta}}.',
  end: 'Završi pregled',
  ending: 'Završavamo…',
} as const
