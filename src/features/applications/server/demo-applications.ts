import type { cast } from '#features/account/server/index.ts'
import type { Status } from '../contract/statuses.ts'

type InBothLanguages = readonly [bhs: string, en: string]

/** An application that a cast member has sent; days count back from today. */
export type DemoApplication = {
  by: keyof typeof cast
  /** The slug of the opportunity; absent for an external one. */
  to?: string
  elsewhere?: { title: InBothLanguages; organisation: string; inDays: number | null }
  status: Status
  sentDaysAgo?: number
  /** The organisation's changes of status, with its messages. */
  steps?: readonly { status: Status; daysAgo: number; message: InBothLanguages; cancels?: true }[]
  /** The day counts from today; the time is that of Sarajevo. */
  interview?: { inDays: number; time: string; minutes: number; place: string; note: InBothLanguages }
  letter?: InBothLanguages
  scores?: readonly { by: keyof typeof cast; score: number }[]
  note?: { by: keyof typeof cast; text: InBothLanguages }
}

/** The opportunity of the cast that gets the most applications. */
export const ANALYST = 'mladji-analiticar-mladja-analiticarka-podataka'
const TESTING = 'praksa-testiranje-softvera'
const WEB = 'web-programer-web-programerka-bihac'
const SUPPORT = 'podrska-korisnicima-prvi-posao'

export const demoApplications: readonly DemoApplication[] = [
  {
    by: 'amra',
    to: TESTING,
    status: 'draft',
    letter: [
      'Tri mjeseca sam pomagala u školskoj laboratoriji i svaku grešku zapisivala tako da je drugi može ponoviti. Kod vas bih voljela naučiti kako se to radi svaki dan.',
      'For three months I helped in the school laboratory and wrote every fault down so that somebody else could repeat it. With you I would like to learn how that is done every day.',
    ],
  },
  {
    by: 'amra',
    to: ANALYST,
    status: 'in-review',
    sentDaysAgo: 6,
    steps: [
      {
        status: 'in-review',
        daysAgo: 4,
        message: ['Hvala na prijavi. Čitamo je do petka.', 'Thank you for applying. We read it by Friday.'],
      },
    ],
    letter: [
      'Za udruženje sam složila tabelu donacija koja se sama sabira i crta. Volim kad se iz brojeva vidi šta dalje.',
      'For our association I made a table of donations that adds up and draws itself. I like it when numbers show what to do next.',
    ],
    scores: [
      { by: 'nermina', score: 4 },
      { by: 'damir', score: 5 },
    ],
    note: {
      by: 'nermina',
      text: [
        'Dobar primjer iz udruženja, pitati za SQL.',
        'A good example from the association; ask about SQL.',
      ],
    },
  },
  {
    by: 'amra',
    to: SUPPORT,
    status: 'interview',
    sentDaysAgo: 12,
    steps: [
      { status: 'in-review', daysAgo: 9, message: ['', ''] },
      {
        status: 'interview',
        daysAgo: 2,
        message: [
          'Zdravo Amra, svidjelo nam se kako pišeš. Pozivamo te na razgovor.',
          'Hello Amra, we liked the way you write and would like to meet you.',
        ],
      },
    ],
    interview: {
      inDays: 2,
      time: '10:30',
      minutes: 45,
      place: 'Krupska 12, Bihać, drugi sprat',
      note: [
        'Razgovaraš s Nerminom i vodom smjene. Ne treba ništa pripremati, samo nam pričaj kako rješavaš probleme.',
        'You will talk to Nermina and the shift lead. Nothing to prepare, just tell us how you solve problems.',
      ],
    },
    letter: ['Strpljiva sam i pišem jasno.', 'I am patient and I write clearly.'],
  },
  {
    by: 'amra',
    to: 'sobarica-sobar-popunjeno',
    status: 'declined',
    sentDaysAgo: 30,
    steps: [
      {
        status: 'declined',
        daysAgo: 21,
        message: [
          'Izabrali smo nekoga s iskustvom u hotelu. Tvoja prijava je bila uredna; javi se za recepciju.',
          'We chose somebody with experience in a hotel. Your application was neat; do apply for the reception.',
        ],
      },
    ],
  },
  {
    by: 'amra',
    elsewhere: {
      title: ['Unos podataka, pola norme', 'Data entry, half-time'],
      organisation: 'Katastar',
      inDays: 9,
    },
    status: 'sent',
    sentDaysAgo: 3,
  },
  {
    by: 'damir',
    to: WEB,
    status: 'offer',
    sentDaysAgo: 20,
    steps: [
      { status: 'interview', daysAgo: 15, message: ['Vidimo se u petak.', 'See you on Friday.'] },
      {
        status: 'interview',
        daysAgo: 13,
        message: [
          'Voditelj tima je bolestan, pa u petak ne možemo. Javljamo novi termin.',
          'Our team lead is ill, so Friday will not work. We will propose another date.',
        ],
        cancels: true,
      },
      { status: 'interview', daysAgo: 12, message: ['Vidimo se u srijedu.', 'See you on Wednesday.'] },
      {
        status: 'offer',
        daysAgo: 1,
        message: [
          'Ponuda je u prilogu maila. Rok za odgovor je sedam dana.',
          'The offer is attached to the mail. You have seven days to answer.',
        ],
      },
    ],
    letter: [
      'Pravim stranice pet godina, zadnje dvije u timu.',
      'I have been making sites for five years, the last two in a team.',
    ],
    scores: [{ by: 'nermina', score: 5 }],
  },
  {
    by: 'stefan',
    to: ANALYST,
    status: 'sent',
    sentDaysAgo: 2,
    letter: [
      'Vodio sam evidenciju volontera za tri akcije čišćenja.',
      'I kept the list of volunteers for three clean-ups.',
    ],
  },
  { by: 'stefan', to: SUPPORT, status: 'withdrawn', sentDaysAgo: 15 },
  {
    by: 'ivana',
    to: ANALYST,
    status: 'sent',
    sentDaysAgo: 1,
    letter: ['Statistika mi je bila najdraži predmet.', 'Statistics was my favourite subject.'],
  },
  {
    by: 'ivana',
    to: SUPPORT,
    status: 'hired',
    sentDaysAgo: 40,
    steps: [{ status: 'hired', daysAgo: 26, message: ['Dobro došla u tim!', 'Welcome to the team!'] }],
  },
]
