import type { DemoOpportunity } from '../demo-opportunity.ts'

const student = { hours: 'part-time', experienceYears: null, licence: '' } as const

/** More internships. */
export const firstStepOffers: readonly DemoOpportunity[] = [
  {
    by: 'bistrik-digital',
    kind: 'internship',
    title: ['Praksa u razvoju weba', 'Web development internship'],
    summary: [
      'Dvanaest sedmica, plaćeno, s vlastitim malim projektom.',
      'Twelve weeks, paid, with a small project of your own.',
    ],
    body: [
      'Prve dvije sedmice čitaš naš kod i postavljaš pitanja. Onda praviš nešto što će neko stvarno koristiti, i na kraju to pokažeš cijeloj firmi.',
      'For two weeks you read our code and ask questions. Then you make something that somebody will really use, and at the end you show it to the whole company.',
    ],
    at: ['stari-grad-sarajevo', 'istocno-novo-sarajevo'],
    since: 4,
    days: 16,
    pay: [1000, 1000],
    skills: ['HTML', 'CSS', 'JavaScript', '+React', '+Git'],
    more: {
      mode: 'hybrid',
      contract: 'student',
      firstJob: true,
      vacancies: 4,
      details: { ...student, hours: 'full-time', paid: true, months: 3 },
    },
  },
  {
    by: 'kod-semberija',
    kind: 'internship',
    title: ['Praksa u osmišljavanju kurseva', 'Course design internship'],
    summary: [
      'Za studentice i studente pedagogije ili informatike.',
      'For students of education or computing.',
    ],
    body: [
      'Iz jedne dosadne lekcije praviš tri dobra zadatka i gledaš kako ih djeca rješavaju. Honorar je simboličan, preporuka nije.',
      'You turn one dull lesson into three good exercises and watch children solve them. The fee is symbolic; the reference is not.',
    ],
    at: ['bijeljina'],
    since: 9,
    days: 22,
    pay: [400, 400],
    skills: ['izrada nastavnih materijala', 'pedagogija', '+Scratch'],
    more: { mode: 'hybrid', contract: 'student', details: { ...student, paid: true, months: 4 } },
  },
  {
    by: 'posavina-agro',
    kind: 'internship',
    title: ['Terenska praksa iz agronomije', 'Field placement in agronomy'],
    summary: [
      'Od sadnje do prve berbe, smještaj na imanju.',
      'From planting to the first harvest, with a room on the farm.',
    ],
    body: [
      'Pratiš jednu parcelu od početka do kraja i braniš svoje odluke pred onima koji sade trideset godina.',
      'You follow one plot from start to finish and defend your decisions before people who have planted for thirty years.',
    ],
    at: ['orasje', 'odzak'],
    since: 12,
    days: 44,
    pay: [700, 700],
    skills: ['povrtlarstvo', 'poznavanje tla', '+rad u plasteniku'],
    more: {
      contract: 'student',
      vacancies: 3,
      details: { ...student, hours: 'full-time', paid: true, months: 5 },
    },
  },
  {
    by: 'kultura-na-drini',
    kind: 'internship',
    title: ['Praksa u arhivu i digitalizaciji', 'Internship in the archive'],
    summary: [
      'Četiri hiljade fotografija grada čeka da budu opisane.',
      'Four thousand photographs of the town wait to be described.',
    ],
    body: [
      'Skeniraš, opisuješ i tražiš ljude koji znaju ko je na slici. Sate priznaju fakulteti u Istočnom Sarajevu i Banjoj Luci.',
      'You scan, describe and look for people who know who is in the picture. The faculties in Istočno Sarajevo and Banja Luka accept the hours.',
    ],
    at: ['visegrad'],
    since: 6,
    days: 29,
    skills: ['arhiviranje dokumentacije', 'printanje i skeniranje', 'historija', '+obrada fotografija'],
    more: { contract: 'student', details: { ...student, paid: false, months: 2 } },
  },
  {
    by: 'korpa-marketi',
    kind: 'internship',
    title: ['Pripravnički staž u nabavci', 'Traineeship in purchasing'],
    summary: [
      'Dvanaest mjeseci kroz sve odjele, s ugovorom i platom.',
      'Twelve months through all departments, with a contract and pay.',
    ],
    body: [
      'Počinješ u prodavnici, završavaš na pregovorima s dobavljačima. Od prošlih šest pripravnica i pripravnika pet je ostalo.',
      'You begin in a shop and end up negotiating with suppliers. Of the last six trainees five have stayed.',
    ],
    at: ['banja-luka'],
    since: 15,
    days: 11,
    pay: [1100, 1100],
    skills: ['nabavka', 'rad u tabelama', 'pregovaranje', '+rad s dobavljačima'],
    more: {
      contract: 'apprentice',
      firstJob: true,
      vacancies: 3,
      details: { ...student, hours: 'full-time', paid: true, months: 12 },
    },
  },
  {
    by: 'savjetovaliste-ilidza',
    kind: 'internship',
    title: ['Praksa za studente i studentice socijalnog rada', 'Placement for students of social work'],
    summary: [
      'Tri mjeseca, dva dana sedmično, s mentoricom.',
      'Three months, two days a week, with a mentor.',
    ],
    body: [
      'Prisustvuješ razgovorima uz pristanak, vodiš jednu grupu za učenje i pišeš dnevnik koji čita samo mentorica.',
      'You sit in on talks where people agree, lead one study group and keep a diary that only your mentor reads.',
    ],
    at: ['ilidza', 'trnovo'],
    since: 3,
    days: 18,
    skills: ['socijalni rad', 'aktivno slušanje', 'čuvanje povjerljivih podataka'],
    more: { contract: 'student', vacancies: 2, details: { ...student, paid: false, months: 3 } },
  },
  {
    by: 'gradnja-visocica',
    kind: 'internship',
    title: ['Praksa za buduće građevinske inženjere i inženjerke', 'Internship for future civil engineers'],
    summary: [
      'Ljeto na gradilištu, kaciga je tvoja zauvijek.',
      'A summer on site; the helmet is yours for ever.',
    ],
    body: [
      'Mjeriš, fotografišeš i vodiš dnevnik uz šeficu gradilišta. Vidjet ćeš i betoniranje u pet ujutro.',
      'You measure, photograph and keep the diary beside the site manager. You will also see concrete poured at five in the morning.',
    ],
    at: ['visoko', 'zenica'],
    since: 20,
    days: 48,
    pay: [800, 800],
    skills: ['geodetska mjerenja', 'rad u CAD programima', 'građevinarstvo'],
    more: {
      contract: 'student',
      firstJob: true,
      details: { ...student, hours: 'full-time', paid: true, months: 2 },
    },
  },
  {
    by: 'vinarija-kamen',
    kind: 'internship',
    closed: 'deadline',
    title: ['Praksa u berbi i podrumu', 'Internship at harvest and in the cellar'],
    summary: ['Tri sedmice berbe, tri sedmice vrenja.', 'Three weeks of harvest, three of fermentation.'],
    body: [
      'Bereš, sortiraš, mjeriš i zapisuješ. Prijave su zatvorene, sljedeća berba je dogodine.',
      'You pick, sort, measure and write down. Applications are closed; the next harvest is next year.',
    ],
    at: ['trebinje', 'stolac'],
    since: 45,
    days: -11,
    pay: [900, 900],
    skills: ['berba i žetva', 'proizvodnja vina'],
    more: { contract: 'student', details: { ...student, hours: 'full-time', paid: true, months: 2 } },
  },
]
