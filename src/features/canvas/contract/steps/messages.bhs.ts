export const messages = {
  undone: 'Izmjena je poništena',
  undoneIn: 'Poništeno u polju: {box}',
  redo: 'Vrati',
  rowRemoved: '{name, select, none {Red je uklonjen} other {Uklonjeno: {name}}}',
  takeBack: 'Poništi',
} as const
