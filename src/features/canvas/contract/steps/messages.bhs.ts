export const messages = {
  undone: 'Izmjena je poništena',
  redo: 'Vrati',
  rowRemoved: '{name, select, none {Red je uklonjen} other {Uklonjeno: {name}}}',
  takeBack: 'Poništi',
} as const
