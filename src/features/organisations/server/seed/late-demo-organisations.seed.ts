import type { DemoOrganisation } from './demo-organisation.ts'

/** Further organisations, added last. */
export const lateDemoOrganisations = {
  'gradnja-visocica': {
    name: 'Gradnja Visočica',
    kind: 'employer',
    municipality: 'visoko',
    address: 'Donje Moštre 14',
    about: [
      'Gradimo kuće, škole i manje zgrade po srednjoj Bosni. Sedamdeset zaposlenih, plata svakog desetog i nijedan rad na crno.',
      'We build houses, schools and small blocks across central Bosnia. Seventy people, wages on the tenth of every month and nobody off the books.',
    ],
    replyDays: 7,
    owner: 'tarik',
    reviewers: ['haris'],
  },
  'bistrik-digital': {
    name: 'Bistrik Digital',
    kind: 'employer',
    municipality: 'stari-grad-sarajevo',
    address: 'Bistrik 5',
    about: [
      'Mala kuća za softver: gradski prevoz, bolnice i muzeji. Radi nas devetnaest, a odlučujemo naglas.',
      'A small software house: city transport, hospitals and museums. There are nineteen of us and we decide out loud.',
    ],
    replyDays: 5,
    owner: 'haris',
    reviewers: ['luka'],
  },
  'korpa-marketi': {
    name: 'Korpa marketi',
    kind: 'employer',
    municipality: 'banja-luka',
    address: 'Industrijska 21',
    about: [
      'Dvadeset i dvije prodavnice u Krajini, pola robe od proizvođača udaljenih manje od sata. Nedjeljom ne radimo.',
      'Twenty-two shops in Krajina, half of the goods from producers less than an hour away. Closed on Sundays.',
    ],
    replyDays: 10,
    owner: 'jovana',
    reviewers: ['nikola'],
  },
  'tara-avantura': {
    name: 'Tara Avantura',
    kind: 'employer',
    municipality: 'foca',
    address: 'Brod na Drini bb',
    about: [
      'Rafting, planinarenje i kamp u kanjonu. Svi naši vodiči imaju licencu spašavanja i ugovor.',
      'Rafting, hiking and a camp in the canyon. All our guides have a rescue licence and a contract.',
    ],
    replyDays: 14,
    owner: 'nikola',
  },
  'kuca-na-plivi': {
    name: 'Kuća na Plivi',
    kind: 'employer',
    municipality: 'jajce',
    address: 'Pijavice 3',
    about: [
      'Hostel i kuhinja kod vodopada, u kući iz 1928. godine. Goste dijelimo s komšijama koji izdaju sobe.',
      'A hostel and a kitchen by the waterfall, in a house of 1928. We share our guests with neighbours who let rooms.',
    ],
    replyDays: 7,
    owner: 'emina',
  },
  'kultura-na-drini': {
    name: 'Kultura na Drini',
    kind: 'public',
    municipality: 'visegrad',
    address: 'Obala Drine 2',
    about: [
      'Biblioteka, dvorana i arhiv grada pod jednim krovom. Program pravimo sa školama i s onima koji nikad nisu bili u pozorištu.',
      'A library, a hall and the town’s archive under one roof. We make the programme with schools and with those who have never been to a theatre.',
    ],
    replyDays: 14,
    owner: 'nikola',
  },
  'romanija-aktiv': {
    name: 'Romanija Aktiv',
    kind: 'ngo',
    municipality: 'sokolac',
    address: 'Glasinačka 8',
    about: [
      'Udruženje za one koji su ostali na planini: pomoć u kući, prevoz do ljekara i prvi prihod za žene.',
      'An association for those who stayed in the mountains: help at home, a lift to the doctor and a first income for women.',
    ],
    replyDays: 10,
    owner: 'ines',
    reviewers: ['marija'],
  },
  'salon-lokna': {
    name: 'Salon Lokna',
    kind: 'employer',
    municipality: 'zenica',
    address: 'Londža 17',
    about: [
      'Frizerski i kozmetički salon sa šest stolica. Svake godine jedna od njih pripada nekome ko tek uči.',
      'A hair and beauty salon with six chairs. Each year one of them belongs to somebody who is still learning.',
    ],
    replyDays: 7,
    owner: 'ines',
  },
  'servis-signal': {
    name: 'Servis Signal',
    kind: 'employer',
    municipality: 'tuzla',
    address: 'Turalibegova 40',
    about: [
      'Popravljamo mobitele, bijelu tehniku i sve što ima utikač. Stare dijelove čuvamo za škole.',
      'We repair phones, white goods and whatever has a plug. Old parts are kept for schools.',
    ],
    replyDays: 10,
    owner: 'haris',
  },
} as const satisfies Record<string, DemoOrganisation>
