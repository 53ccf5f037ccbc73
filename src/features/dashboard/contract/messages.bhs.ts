export const messages = {
  greeting: {
    morning: 'Dobro jutro, {name}',
    day: 'Dobar dan, {name}',
    evening: 'Dobro veče, {name}',
  },
  next: {
    label: 'Tvoj sljedeći korak',
    count: '{done} od {of}',
    why: 'Zašto ovo prvo?',
    inPlace: 'dijelova profila',
  },
  since: { title: 'Od tvoje zadnje posjete', all: 'Vidi sve' },
  done: {
    title: 'Za sad je sve gotovo',
    text: 'Imaš sve što treba. Kad se nešto otvori ili promijeni, ovdje ćemo ti reći šta dalje.',
    action: 'Pregledaj postavke',
  },
  arrange: 'Rasporedi početnu',
  failed: 'Početna se nije učitala',
} as const
