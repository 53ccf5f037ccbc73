import type { DemoDocument } from './documents.seed.ts'

/** A school gives its hall, and names people of the team. */
export const hallConsent: DemoDocument = {
  slot: 'consent-of-owner',
  name: 'saglasnost-gimnazija.pdf',
  letter: {
    from: 'Gimnazija, Kakanj',
    title: 'Saglasnost za korištenje sale',
    lines: [
      'Škola ustupa salu, pozornicu i garderobu za 24 probe i dvije predstave, bez naknade.',
      'Ključ preuzima Nermin Kadić, a za garderobu odgovara Almedina Fazlić. Dogovor za termine ide preko domara.',
      'Sala prima 180 ljudi, izlaz za nuždu je pregledan u septembru.',
    ],
    signature: 'Za školu: pedagoginja Sabina Mujić',
  },
}

/** The bus station gives its wall; photographed, so nothing reads its words. */
export const wallConsent: DemoDocument = {
  slot: 'consent-of-owner',
  name: 'saglasnost-stanica.webp',
  isPhoto: true,
  letter: {
    from: 'Autobuska stanica Žepče',
    title: 'Saglasnost',
    lines: [
      'Dajemo zid pored perona 2 za okvir sa staklom.',
      'Okvir postavlja naš majstor, jednom, bez naplate.',
      'Vrijedi dvije godine od potpisa.',
    ],
    signature: 'Šef stanice',
  },
}
