import type { DemoOpportunity } from '../demo-opportunity.ts'

const both = (bhs: string, en: string) => ({ bhs, en })

/** More events. */
export const eventOffers: readonly DemoOpportunity[] = [
  {
    by: 'bistrik-digital',
    kind: 'event',
    title: ['Otvorena kancelarija: dan s programerkama', 'Open office: a day with women who program'],
    summary: [
      'Za djevojke koje razmišljaju o IT-u i njihove roditelje.',
      'For girls who are thinking about IT, and their parents.',
    ],
    body: [
      'Sjedneš pored nekoga ko radi i pitaš sve. Na kraju dana četiri programerke pričaju kako su počele.',
      'You sit beside somebody at work and ask anything. At the end of the day four programmers tell how they began.',
    ],
    at: ['stari-grad-sarajevo'],
    since: 4,
    days: 11,
    starts: [12, '10:00', 6],
    skills: ['+programiranje'],
    more: {
      vacancies: 30,
      details: { place: both('Kancelarija na Bistriku', 'The office on Bistrik'), price: 0 },
    },
  },
  {
    by: 'kultura-na-drini',
    kind: 'event',
    title: ['Večer kratkog filma na obali', 'Short films by the river'],
    summary: [
      'Sedam filmova mladih iz cijele zemlje.',
      'Seven films by young people from the whole country.',
    ],
    body: [
      'Nakon filmova razgovaramo s autoricama i autorima. Ponesi deku, u slučaju kiše smo u dvorani.',
      'After the films we talk with those who made them. Bring a blanket; if it rains we are in the hall.',
    ],
    at: ['visegrad'],
    since: 8,
    days: 13,
    starts: [13, '20:00', 3],
    more: { details: { place: both('Ljetna pozornica', 'The summer stage'), price: 3 } },
  },
  {
    by: 'posavina-agro',
    kind: 'event',
    title: ['Dan polja: povrće bez muke', 'Field day: vegetables without pains'],
    summary: ['Navodnjavanje kap po kap, uživo i s brojevima.', 'Drip irrigation, live and with figures.'],
    body: [
      'Vidiš dva reda iste paprike: jedan zalivan crijevom, jedan kap po kap. Ručak je od onoga što vidiš.',
      'You see two rows of the same pepper: one watered by hose, one drop by drop. Lunch is made of what you see.',
    ],
    at: ['orasje'],
    since: 11,
    days: 23,
    starts: [24, '09:30', 5],
    more: { details: { place: both('Imanje uz nasip', 'The farm by the embankment'), price: 0 } },
  },
  {
    by: 'savski-put',
    kind: 'event',
    title: ['Upoznaj kamion: dan za buduće vozače i vozačice', 'Meet the lorry: a day for future drivers'],
    summary: [
      'Simulator, poligon i razgovor o plati bez uljepšavanja.',
      'A simulator, a test track and plain talk about pay.',
    ],
    body: [
      'Pet minuta voziš po poligonu uz instruktora. Na licu mjesta saznaš šta ti treba za kategoriju C i ko to plaća.',
      'You drive on the track for five minutes beside an instructor. You learn on the spot what you need for category C and who pays for it.',
    ],
    at: ['brcko-distrikt'],
    since: 3,
    days: 17,
    starts: [18, '10:00', 5],
    skills: ['+vožnja kamiona'],
    more: { details: { place: both('Terminal Savski put', 'Savski put terminal'), price: 0 } },
  },
  {
    by: 'fondacija-stecak',
    kind: 'event',
    title: ['Noć pod stećcima', 'A night among the stećci'],
    summary: ['Priče, baklje i astronomija u Radimlji.', 'Stories, torches and astronomy at Radimlja.'],
    body: [
      'Arheologinja čita natpise, astronom pokazuje nebo, a mi pečemo kestenje. Autobus iz Mostara kreće u 18 sati.',
      'An archaeologist reads the inscriptions, an astronomer shows the sky and we roast chestnuts. A bus leaves Mostar at 18:00.',
    ],
    at: ['stolac'],
    since: 6,
    days: 8,
    starts: [9, '19:00', 4],
    more: { vacancies: 80, details: { place: both('Nekropola Radimlja', 'Radimlja necropolis'), price: 5 } },
  },
  {
    by: 'kuca-na-plivi',
    kind: 'event',
    title: ['Turizam iz tvoje kuće: razgovor uz kafu', 'Tourism from your own house: talks over coffee'],
    summary: [
      'Kako iznajmiti prvu sobu i ostati dobar s komšijama.',
      'How to let a first room and stay on good terms with the neighbours.',
    ],
    body: [
      'Troje domaćina iz okoline Jajca priča o papirima, cijenama i gostima koji stignu u ponoć.',
      'Three hosts from around Jajce talk about papers, prices and guests who arrive at midnight.',
    ],
    at: ['jajce', 'donji-vakuf', 'jezero'],
    since: 2,
    days: 9,
    starts: [9, '17:00', 2],
    skills: ['+iznajmljivanje apartmana'],
    more: { details: { place: both('Hostel kod vodopada', 'The hostel by the waterfall'), price: 0 } },
  },
  {
    by: 'skola-zanata-gradacac',
    kind: 'event',
    closed: 'deadline',
    title: ['Sajam zanata', 'Crafts fair'],
    summary: ['Četrnaest majstora traži šegrte.', 'Fourteen masters look for apprentices.'],
    body: [
      'Na svakom stolu nešto možeš probati: brijač, limar, pekarka, krojač. Hvala svima koji su došli.',
      'At every table you can try something: barber, tinsmith, baker, tailor. Thank you to all who came.',
    ],
    at: ['gradacac'],
    since: 38,
    days: -8,
    starts: [-8, '10:00', 6],
    more: { details: { place: both('Školsko dvorište', 'The school yard'), price: 0 } },
  },
]
