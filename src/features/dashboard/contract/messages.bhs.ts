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
  profile: {
    title: 'Tvoj profil',
    left: '{count, plural, one {Jedna stvar mu još pomaže} few {# stvari mu još pomažu} other {# stvari mu još pomaže}}',
    complete: 'Sve osnovno je tu',
    missing: 'fali',
    ready: 'gotovo',
  },
  security: { title: 'Sigurnost računa' },
  interests: {
    title: 'Šta te zanima',
    change: 'Promijeni',
    choose: 'Izaberi',
    none: 'Još nema nijedne oblasti',
    noneText: 'Prema njima biramo šta ti prvo pokazujemo.',
  },
  tips: {
    title: 'Dobro je znati',
    data: 'Sve svoje podatke preuzimaš u jednoj datoteci, kad god hoćeš',
    devices: 'Na tuđem računaru? Odjavi ga kasnije odavde',
    look: 'Noću je ugodnija tamna tema',
  },
  arrange: 'Rasporedi početnu',
  loading: 'Učitavanje...',
  failed: 'Početna se nije učitala',
  failedText: 'Server ne odgovara. Ništa nije izgubljeno.',
  retry: 'Pokušaj ponovo',
} as const
