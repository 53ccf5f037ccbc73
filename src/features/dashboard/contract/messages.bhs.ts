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
  card: {
    failed: 'Ovo se nije učitalo',
    failedText: 'Provjeri vezu pa pokušaj ponovo.',
  },
  arrange: 'Rasporedi početnu',
  loading: 'Učitavanje...',
  failed: 'Početna se nije učitala',
  failedText: 'Server ne odgovara. Ništa nije izgubljeno.',
  retry: 'Pokušaj ponovo',
} as const
