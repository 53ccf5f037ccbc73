export const messages = {
  greeting: {
    morning: 'Dobro jutro, {name}',
    day: 'Dobar dan, {name}',
    evening: 'Dobro veče, {name}',
  },
  next: {
    label: 'Tvoj sljedeći korak',
    count: '{done} od {of}',
    inPlace: 'na svom mjestu',
  },
  done: {
    title: 'Za sad je sve gotovo',
    text: 'Sve što tvoj račun treba već stoji. Kad se nešto otvori ili promijeni, ovdje će pisati šta dalje.',
    action: 'Pregledaj postavke',
  },
  arrange: 'Rasporedi početnu',
  failed: 'Početna se nije učitala',
} as const
