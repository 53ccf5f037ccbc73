import { newId } from '#platform/server/db/ids.ts'
import type { DemoOpportunity } from './demo-opportunity.ts'

/** Jobs of the demo world. */
export const workOffers: readonly DemoOpportunity[] = [
  {
    by: 'una-softver',
    slug: 'mladji-analiticar-mladja-analiticarka-podataka',
    kind: 'job',
    title: ['Mlađi analitičar / mlađa analitičarka podataka', 'Junior data analyst'],
    summary: [
      'Sedmični izvještaji za tri klijenta iz trgovine, uz mentoricu prva tri mjeseca.',
      'Weekly reports for three retail clients, with a mentor for the first three months.',
    ],
    body: [
      `## O poslu
Pripremaš sedmične izvještaje za tri klijenta iz trgovine, provjeravaš podatke prije nego stignu u sistem i s timom praviš tabele koje ljudi zaista otvaraju. Prva tri mjeseca radiš uz mentoricu.
## Tražimo
- sigurno korištenje Excela i osnove statistike
- engleski dovoljan za čitanje i kratke sastanke
- diplomu nije potrebno imati, iskustvo s fakulteta ili prakse se računa
## Šta dobijaš
- topli obrok, prevoz i laptop
- petak poslije podne za učenje`,
      `## About the job
You prepare weekly reports for three retail clients, check data before it reaches the system and make tables with the team that people really open. For the first three months you work with a mentor.
## What we look for
- confident Excel and basic statistics
- English good enough for reading and short meetings
- no degree needed; experience from university or a placement counts
## What you get
- a meal allowance, travel costs and a laptop
- Friday afternoons for learning`,
    ],
    at: ['bihac'],
    since: 8,
    days: 6,
    clock: '14:00',
    pay: [1700, 2100],
    skills: [
      'napredni Excel',
      'analiza podataka',
      'statistika',
      'engleski jezik',
      'pisanje izvještaja',
      'timski rad',
      '+SQL',
      '+Power BI',
    ],
    more: {
      mode: 'hybrid',
      contract: 'permanent',
      firstJob: true,
      vacancies: 2,
      languages: ['bs', 'en'],
      questions: [
        {
          id: newId(),
          type: 'long',
          label: {
            bhs: 'Koji je tvoj zadnji izvještaj i ko ga čita?',
            en: 'What was your last report, and who reads it?',
          },
          required: false,
          choices: [],
        },
        {
          id: newId(),
          type: 'choice',
          label: { bhs: 'Kad možeš početi?', en: 'When can you begin?' },
          required: false,
          choices: [
            { bhs: 'Odmah', en: 'At once' },
            { bhs: 'Za mjesec dana', en: 'In a month' },
            { bhs: 'Kasnije', en: 'Later' },
          ],
        },
        {
          id: newId(),
          type: 'yes-no',
          label: { bhs: 'Može li sastanak na engleskom?', en: 'Can you hold a meeting in English?' },
          required: false,
          choices: [],
        },
      ],
    },
  },
  {
    by: 'una-softver',
    slug: 'web-programer-web-programerka-bihac',
    kind: 'job',
    title: ['Web programer / programerka', 'Web developer'],
    summary: [
      'Blagajna u pregledniku za male trgovine, od prve skice do korisnika.',
      'A till in the browser for small shops, from the first sketch to the user.',
    ],
    body: [
      `## O poslu
Radiš na blagajni koju svaki dan koristi 400 trgovina. Pišeš korisnički dio, ali i pričaš s ljudima koji stoje za kasom.
## Tražimo
- TypeScript i React, i strpljenje za sitnice
- da umiješ objasniti zašto si nešto tako napravio ili napravila
## Nudimo
- rad od kuće tri dana sedmično
- 25 dana odmora`,
      `## About the job
You work on a till that 400 shops use every day. You write the front end, and you talk to the people who stand at the till.
## What we look for
- TypeScript and React, and patience with details
- that you can explain why you made something the way you did
## We offer
- three days a week from home
- 25 days of holiday`,
    ],
    at: ['bihac', 'cazin'],
    since: 3,
    days: 19,
    pay: [2400, 3300],
    skills: ['TypeScript', 'React', 'Git', 'CSS', '+PostgreSQL', '+engleski jezik'],
    more: { mode: 'hybrid', contract: 'permanent', languages: ['bs'] },
  },
  {
    by: 'una-softver',
    slug: 'podrska-korisnicima-prvi-posao',
    kind: 'job',
    title: ['Podrška korisnicima, prvi posao', 'Customer support, a first job'],
    summary: [
      'Pomažeš trgovcima preko telefona i chata. Iskustvo nije potrebno.',
      'You help shopkeepers by phone and chat. No experience needed.',
    ],
    body: [
      `Odgovaraš na pitanja trgovaca, bilježiš šta ih muči i predlažeš šta da popravimo. Obuka traje četiri sedmice i plaćena je.
- smjene: 8 do 16 i 10 do 18 sati
- rad od kuće nakon obuke`,
      `You answer the questions of shopkeepers, write down what troubles them and suggest what we should mend. Training takes four weeks and is paid.
- shifts: 8 to 16 and 10 to 18
- from home after the training`,
    ],
    at: ['bihac'],
    since: 12,
    days: 11,
    pay: [1350, 1350],
    skills: ['korisnička podrška', 'komunikacija', 'strpljenje', '+podrška putem chata', '+rad u tabelama'],
    more: { mode: 'remote', contract: 'fixed-term', firstJob: true, vacancies: 3 },
  },
  {
    by: 'drvo-krivaja',
    slug: 'cnc-operater-operaterka-na-obradi-drveta',
    kind: 'job',
    title: ['CNC operater / operaterka na obradi drveta', 'CNC operator in wood processing'],
    summary: [
      'Učiš na mašini uz majstora, pola godine, s punom platom.',
      'You learn at the machine beside a master for half a year, on full pay.',
    ],
    body: [
      `## Šta radiš
Postavljaš i pratiš petosne mašine za dijelove od bukve. Čitaš nacrt, mjeriš i mijenjaš alat.
## Tražimo
- tehničku školu ili volju da naučiš
- tačnost i spremnost na rad u dvije smjene
## Nudimo
- prevoz iz Žepča, Maglaja i Olova
- topli obrok i plaćen prekovremeni rad`,
      `## What you do
You set up and watch five-axis machines for parts of beech. You read the drawing, measure and change tools.
## What we look for
- a technical school or the will to learn
- accuracy, and two shifts
## We offer
- transport from Žepče, Maglaj and Olovo
- a meal and paid overtime`,
    ],
    at: ['zavidovici', 'zepce', 'maglaj'],
    since: 5,
    days: 24,
    pay: [1500, 1900],
    skills: ['čitanje nacrta', 'tehničko crtanje', 'pažnja prema detaljima', '+rad u smjenama'],
    more: { contract: 'permanent', firstJob: true, vacancies: 6 },
  },
  {
    by: 'drvo-krivaja',
    slug: 'viljuskarist-viljuskaristica',
    kind: 'job',
    title: ['Viljuškarist / viljuškaristica', 'Forklift driver'],
    summary: ['Skladište gotovih proizvoda, prva smjena.', 'The finished goods warehouse, day shift.'],
    body: [
      `Preuzimaš robu s pogona, slažeš je po narudžbama i utovaraš kamione. Dozvolu za viljuškar možeš položiti kod nas.`,
      `You take goods from production, sort them by order and load lorries. You can get your forklift licence with us.`,
    ],
    at: ['zavidovici'],
    since: 15,
    days: 4,
    pay: [1400, 1600],
    skills: ['upravljanje viljuškarom', 'rad u skladištu', 'utovar i istovar', '+dozvola za viljuškar'],
    more: { contract: 'permanent', vacancies: 2 },
  },
  {
    by: 'hotel-vrbas',
    slug: 'recepcioner-recepcionerka-hotel-vrbas',
    kind: 'job',
    title: ['Recepcioner / recepcionerka', 'Receptionist'],
    summary: [
      'Dočekuješ goste iz trideset zemalja, s dva slobodna dana zaredom.',
      'You welcome guests from thirty countries, with two days off in a row.',
    ],
    body: [
      `Prijavljuješ goste, javljaš se na telefon i znaš gdje je najbolji ćevap u gradu. Engleski je obavezan, njemački je prednost.
- smjene po rasporedu koji znaš mjesec unaprijed
- smještaj za one koji nisu iz Banje Luke`,
      `You check guests in, answer the phone and know where the best ćevap in town is. English is a must, German a plus.
- shifts that you know a month ahead
- a room for those who are not from Banja Luka`,
    ],
    at: ['banja-luka'],
    since: 2,
    days: 16,
    pay: [1300, 1500],
    skills: [
      'rad na recepciji',
      'engleski jezik',
      'javljanje na telefon',
      '+njemački jezik',
      '+rad u smjenama',
    ],
    more: { contract: 'fixed-term', firstJob: true, languages: ['sr', 'en'] },
  },
  {
    by: 'hotel-vrbas',
    slug: 'kuhar-kuharica-sezona',
    kind: 'job',
    title: ['Kuhar / kuharica za zimsku sezonu', 'Cook for the winter season'],
    summary: ['Od decembra do kraja marta na Vlašiću.', 'From December to the end of March on Vlašić.'],
    body: [
      `Kuhinja našeg odmarališta na Vlašiću: doručak za 80 gostiju i večera po jelovniku. Smještaj i hrana su plaćeni.`,
      `The kitchen of our lodge on Vlašić: breakfast for 80 guests and dinner from the menu. Board and lodging are paid.`,
    ],
    at: ['travnik'],
    since: 9,
    days: 7,
    skills: ['timski rad', 'rad pod pritiskom', '+sanitarna knjižica'],
    more: { contract: 'seasonal', vacancies: 2 },
  },
]
