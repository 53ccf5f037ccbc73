import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { MentorProfile } from '../../contract/mentor-profile.ts'
import type { Format, Language, Topic } from '../../contract/kinds.ts'

/** Somebody of the demo world who helps others on. */
export type DemoMentor = {
  email: string
  about: [bhs: string, en: string]
  topics: Topic[]
  /** The names of skills; the vocabulary resolves them once it is loaded. */
  skills: string[]
  languages: Language[]
  formats: Format[]
  municipality: MunicipalityId | null
  town?: string
  zone?: string
  minutes: MentorProfile['minutes']
  hours: [day: number, from: string, to: string][]
  capacity: number
  minors?: true
  pausedForDays?: number
  /** Requests of the last months: answered in time, and not answered. */
  record: [inTime: number, late: number]
  /** The state of a profile that is not public yet. */
  state?: 'waiting' | 'returned'
}

const mail = (name: string) => `${name}@primjer.ba`

export const DEMO_MENTORS: readonly DemoMentor[] = [
  {
    email: mail('damir.kovacevic'),
    about: [
      'Počeo sam u call centru, a bazama sam ušao kroz Excel koji se raspadao svaki petak. Pomažem ti da od tabele dođeš do upita koji sam radi i do prvog razgovora za posao u softveru.',
      'I began in a call centre and came to databases through an Excel file that broke every Friday. I help you get from a spreadsheet to a query that runs by itself, and to your first interview in software.',
    ],
    topics: ['skills', 'interview', 'first-job'],
    skills: ['SQL', 'Python', 'JavaScript'],
    languages: ['bhs', 'en'],
    formats: ['video', 'text'],
    municipality: 'banja-luka',
    minutes: 45,
    hours: [
      [2, '17:00', '20:00'],
      [4, '17:00', '20:00'],
      [6, '10:00', '13:00'],
    ],
    capacity: 3,
    minors: true,
    record: [9, 1],
  },
  {
    email: mail('nermina.delic'),
    about: [
      'Vodim ljude u maloj softverskoj firmi i čitam stotine prijava godišnje. Pokažem ti šta vidi onaj ko odlučuje i kako da ti CV stane na jednu stranicu.',
      'I lead people in a small software company and read hundreds of applications a year. I show you what the person who decides sees, and how your CV fits on one page.',
    ],
    topics: ['cv', 'interview', 'first-job'],
    skills: ['Komunikacija', 'Timski rad'],
    languages: ['bhs', 'en'],
    formats: ['video', 'in-person', 'text'],
    municipality: 'bihac',
    minutes: 30,
    hours: [
      [1, '18:00', '20:00'],
      [3, '18:00', '20:00'],
    ],
    capacity: 2,
    minors: true,
    record: [10, 0],
  },
  {
    email: mail('stefan.markovic'),
    about: [
      'Pet godina sjedim u odboru omladinske banke. Znam zašto dobre ideje ne prođu: budžet koji se ne slaže s planom. Prođemo tvoj budžet red po red.',
      'I have sat on the board of a youth bank for five years. I know why good ideas fail: a budget that does not match the plan. We go through yours line by line.',
    ],
    topics: ['grants', 'volunteering'],
    skills: ['Pisanje projekata', 'Budžetiranje'],
    languages: ['bhs'],
    formats: ['video', 'in-person', 'voice'],
    municipality: 'prijedor',
    minutes: 60,
    hours: [
      [2, '19:00', '21:00'],
      [5, '16:00', '18:00'],
    ],
    capacity: 2,
    record: [6, 2],
  },
  {
    email: mail('ines.kapetanovic'),
    about: [
      'Radim kao analitičarka prodaje. SQL i Power BI učila sam uz posao, navečer. Idemo malim koracima: svaki susret jedan zadatak, između susreta vježbaš.',
      'I work as a sales analyst. I learnt SQL and Power BI beside my job, in the evenings. We go in small steps: one task each time, and you practise in between.',
    ],
    topics: ['skills', 'direction', 'business'],
    skills: ['SQL', 'Excel', 'Analiza podataka'],
    languages: ['bhs', 'en', 'de'],
    formats: ['video', 'text'],
    municipality: 'brcko-distrikt',
    minutes: 45,
    hours: [
      [2, '18:00', '20:15'],
      [4, '18:00', '20:15'],
    ],
    capacity: 3,
    minors: true,
    record: [12, 0],
  },
  {
    email: mail('emina.avdic'),
    about: [
      'Vodim omladinski klub u Travniku. Pomažem ti da od ideje napraviš prvu akciju, nađeš ljude i ne pregoriš usput.',
      'I run a youth club in Travnik. I help you turn an idea into a first event, find people for it and not burn out on the way.',
    ],
    topics: ['volunteering', 'grants', 'direction'],
    skills: ['Organizacija događaja'],
    languages: ['bhs'],
    formats: ['in-person', 'text', 'voice'],
    municipality: 'travnik',
    minutes: 30,
    hours: [
      [1, '16:00', '18:00'],
      [3, '16:00', '18:00'],
      [6, '11:00', '13:00'],
    ],
    capacity: 4,
    minors: true,
    record: [7, 1],
  },
  {
    email: mail('jovana.savic'),
    about: [
      'Medicinska sestra sam i završavam studij uz smjene. Ako razmišljaš o zdravstvu, ispričam ti kako izgleda dan na odjelu i pomognem s prijavom na fakultet.',
      'I am a nurse finishing a degree between shifts. If you think of healthcare, I tell you what a day on the ward is like and help with your application to university.',
    ],
    topics: ['studies', 'direction'],
    skills: ['Prva pomoć'],
    languages: ['bhs'],
    formats: ['text', 'voice'],
    municipality: 'bijeljina',
    minutes: 30,
    hours: [
      [4, '15:00', '17:00'],
      [7, '17:00', '19:00'],
    ],
    capacity: 2,
    record: [3, 0],
  },
  {
    email: mail('luka.tomic'),
    about: [
      'Imam malu siranu kod Livna. Prošao sam registraciju, kredit i prvu lošu godinu. Gledamo tvoje brojeve prije nego potpišeš bilo šta.',
      'I have a small dairy near Livno. I have been through registration, a loan and a first bad year. We look at your numbers before you sign anything.',
    ],
    topics: ['business', 'grants'],
    skills: ['Izrada biznis plana', 'Prodaja'],
    languages: ['bhs'],
    formats: ['in-person', 'voice'],
    municipality: 'livno',
    minutes: 60,
    hours: [
      [3, '19:00', '21:00'],
      [7, '10:00', '12:00'],
    ],
    capacity: 1,
    record: [5, 3],
  },
  {
    email: mail('adnan.zukic'),
    about: [
      'Pravim programe za skladišta i radio sam dvije godine u Linzu. Znam šta traže strani poslodavci i kako se pregovara o prvoj plati.',
      'I write software for warehouses and worked in Linz for two years. I know what employers abroad look for and how to negotiate a first salary.',
    ],
    topics: ['abroad', 'interview', 'skills'],
    skills: ['JavaScript', 'Git'],
    languages: ['bhs', 'en', 'de'],
    formats: ['video', 'text'],
    municipality: 'zenica',
    minutes: 45,
    hours: [
      [1, '20:00', '21:30'],
      [4, '20:00', '21:30'],
    ],
    capacity: 2,
    record: [8, 1],
  },
  {
    email: mail('nikola.vukovic'),
    about: [
      'Trener sam i radim s mladima u sportu. Pričamo o tome kako od treniranja napraviti posao i šta ti za to treba od papira.',
      'I am a coach and work with young people in sport. We talk about making a job of it, and which papers you need.',
    ],
    topics: ['direction', 'business'],
    skills: ['Rad s mladima'],
    languages: ['bhs', 'en'],
    formats: ['video', 'voice'],
    municipality: 'trebinje',
    minutes: 30,
    hours: [[2, '08:00', '10:00']],
    capacity: 2,
    pausedForDays: 12,
    record: [4, 1],
  },
  {
    email: mail('aida.hasanovic'),
    about: [
      'Iz Sanskog Mosta sam, a u Stockholmu radim kao programerka. Prošla sam prijave, vize i prvi posao na drugom jeziku, i rado skratim taj put.',
      'I am from Sanski Most and work as a developer in Stockholm. I have been through applications, visas and a first job in another language, and gladly shorten that road for you.',
    ],
    topics: ['abroad', 'first-job', 'skills'],
    skills: ['Python', 'Git'],
    languages: ['bhs', 'en', 'sv'],
    formats: ['video', 'text'],
    municipality: null,
    town: 'Stockholm',
    zone: 'Europe/Stockholm',
    minutes: 45,
    hours: [
      [3, '18:00', '20:15'],
      [7, '16:00', '18:15'],
    ],
    capacity: 2,
    record: [9, 0],
  },
  {
    email: mail('selma.karic'),
    about: [
      'Studirala sam u Sarajevu, a u Chicagu vodim mali tim. Pomažem oko stipendija, prijava na engleskom i toga kako pričati o onome što znaš.',
      'I studied in Sarajevo and lead a small team in Chicago. I help with scholarships, applications in English and how to talk about what you can do.',
    ],
    topics: ['studies', 'abroad', 'interview'],
    skills: ['Engleski jezik', 'Komunikacija'],
    languages: ['bhs', 'en'],
    formats: ['video', 'text'],
    municipality: null,
    town: 'Chicago',
    zone: 'America/Chicago',
    minutes: 45,
    hours: [
      [6, '09:00', '12:00'],
      [7, '09:00', '12:00'],
    ],
    capacity: 2,
    record: [5, 1],
  },
  {
    email: mail('bojan.stanic'),
    about: [
      'Knjigovođa iz Prijedora, sada u Beču. Objasnim ti porez, prvi račun i razliku između obrta i firme, bez stranih riječi.',
      'An accountant from Prijedor, now in Vienna. I explain taxes, a first invoice and the difference between a trade and a company, in plain words.',
    ],
    topics: ['business', 'abroad'],
    skills: ['Računovodstvo', 'Excel'],
    languages: ['bhs', 'de'],
    formats: ['video', 'voice', 'text'],
    municipality: null,
    town: 'Beč',
    zone: 'Europe/Vienna',
    minutes: 30,
    hours: [
      [1, '18:00', '19:30'],
      [5, '17:00', '19:00'],
    ],
    capacity: 3,
    record: [2, 0],
  },
  {
    email: mail('haris.smajic'),
    about: ['Radim u solarnoj firmi u Goraždu i rado pokažem kako se do toga dolazi.', ''],
    topics: ['first-job', 'studies'],
    skills: [],
    languages: ['bhs'],
    formats: ['text'],
    municipality: 'gorazde',
    minutes: 30,
    hours: [[6, '10:00', '12:00']],
    capacity: 1,
    minors: true,
    record: [0, 0],
    state: 'waiting',
  },
  {
    email: mail('marija.peric'),
    about: ['Pomažem.', ''],
    topics: ['volunteering'],
    skills: [],
    languages: ['bhs'],
    formats: ['text'],
    municipality: 'orasje',
    minutes: 30,
    hours: [[6, '10:00', '12:00']],
    capacity: 1,
    record: [0, 0],
    state: 'returned',
  },
]
