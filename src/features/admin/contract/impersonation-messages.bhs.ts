export const messages = {
  label: 'Pregled očima druge osobe',
  as: 'Gledaš očima: {name}.',
  left: 'Samo čitanje, još {n, plural, one {# minutu} few {# minute} other {# minuta}}.',
  end: 'Završi pregled',
  ending: 'Završavam…',
} as const
