import { DAY_MS } from '#platform/contract/durations.ts'
import { endOfLocalDay, localDay } from '#platform/contract/local-time.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import {
  AGREED,
  question,
  both,
  type DemoForm,
  follows,
  MAIL,
  NAME,
  options,
  PHONE,
  PLACE,
} from './questions.ts'

/** The end of a day, so many days from now. */
const inDays = (now: Date, days: number) =>
  toIso(endOfLocalDay(localDay(new Date(now.getTime() + days * DAY_MS))) ?? now)
const NO_TEXT = both('', '')

/** The forms of the demo world: events, ideas, a survey, feedback. */
export const DEMO_FORMS: readonly DemoForm[] = [
  {
    slug: 'volontiraj-na-festivalu',
    sent: 84,
    days: 25,
    settings: (now) => ({
      closesAt: inDays(now, 18),
      editableUntil: inDays(now, 10),
      retentionDays: 365,
      offered: true,
    }),
    content: {
      title: both('Volontiraj na festivalu', 'Volunteer at the festival'),
      intro: both(
        'Tri dana, dvije smjene dnevno. Dobiješ obroke, majicu i potvrdu o volontiranju.',
        'Three days, two shifts a day. You get meals, a T-shirt and a certificate of volunteering.',
      ),
      thanks: both(
        'Javićemo ti raspored najkasnije sedam dana prije početka.',
        'We will send you the schedule seven days before the start at the latest.',
      ),
      fields: [
        NAME,
        MAIL,
        { ...PHONE, required: true },
        PLACE,
        question('choices', 'shifts', both('Kad možeš?', 'When are you free?'), {
          required: true,
          min: 1,
          options: options(
            ['fri', 'petak', 'Friday'],
            ['sat', 'subota', 'Saturday'],
            ['sun', 'nedjelja', 'Sunday'],
          ),
        }),
        question('dropdown', 'shirt', both('Veličina majice', 'T-shirt size'), {
          options: options(['sml', 'S', 'S'], ['mdm', 'M', 'M'], ['lrg', 'L', 'L'], ['xlg', 'XL', 'XL']),
        }),
        question('yesno', 'drives', both('Imaš li vozačku dozvolu?', 'Do you have a driving licence?'), {
          required: true,
        }),
        question('short', 'category', both('Koje kategorije?', 'Which categories?'), { required: true }),
        AGREED,
      ],
      rules: [follows('show', 'category', { field: 'drives', operator: 'is', value: 'yes' })],
    },
  },
  {
    slug: 'radionica-prvi-budzet',
    sent: 37,
    days: 14,
    settings: (now) => ({ quota: 40, closesAt: inDays(now, 6) }),
    content: {
      title: both('Radionica: prvi budžet', 'Workshop: your first budget'),
      intro: both(
        'Jedno poslijepodne, četrdeset mjesta, bez kotizacije.',
        'One afternoon, forty places, no fee.',
      ),
      thanks: both(
        'Mjesto je tvoje. Ako ne možeš doći, javi da ga dobije neko drugi.',
        'The place is yours. If you cannot come, tell us so that somebody else gets it.',
      ),
      fields: [
        NAME,
        MAIL,
        PLACE,
        question('page', 'second', both('Šta već znaš', 'What you know already')),
        question(
          'scale',
          'level',
          both('Koliko iskustva imaš s budžetima?', 'How much experience do you have with budgets?'),
          {
            required: true,
            min: 1,
            max: 5,
            help: both('1 je nimalo, 5 je mnogo.', '1 is not at all, 5 is a lot.'),
          },
        ),
        question('skills', 'skills', both('Vještine koje možeš podijeliti', 'Skills that you can share'), {
          prefill: 'skills',
        }),
        question(
          'long',
          'question',
          both('Pitanje na koje hoćeš odgovor', 'A question that you want answered'),
          { max: 600 },
        ),
      ],
      rules: [],
    },
  },
  {
    slug: 'kako-putujes',
    sent: 96,
    days: 40,
    // Asks for nothing by which anybody is known.
    settings: () => ({ framed: true, retentionDays: null }),
    content: {
      title: both('Kako putuješ do škole ili posla', 'How you travel to school or work'),
      intro: both(
        'Pet pitanja, bez imena. Odgovore dobija gradska komisija za saobraćaj.',
        'Five questions, no names. The city’s transport committee gets the answers.',
      ),
      thanks: NO_TEXT,
      fields: [
        PLACE,
        question('choice', 'means', both('Čime najčešće?', 'How, most of the time?'), {
          required: true,
          options: options(
            ['foot', 'pješke', 'on foot'],
            ['bike', 'bicikl', 'by bicycle'],
            ['bus', 'autobus', 'by bus'],
            ['car', 'auto', 'by car'],
          ),
        }),
        question('number', 'minutes', both('Koliko minuta u jednom smjeru?', 'How many minutes one way?'), {
          min: 1,
          max: 240,
        }),
        question('matrix', 'rated', both('Kako ocjenjuješ autobus?', 'How do you rate the bus?'), {
          rows: options(
            ['time', 'tačnost', 'punctuality'],
            ['fare', 'cijena', 'price'],
            ['safe', 'sigurnost', 'safety'],
          ),
          options: options(['bad', 'loše', 'bad'], ['fair', 'može proći', 'fair'], ['good', 'dobro', 'good']),
        }),
        question('ranking', 'wishes', both('Šta prvo popraviti?', 'What should be mended first?'), {
          options: options(
            ['lanes', 'biciklističke staze', 'cycle lanes'],
            ['lines', 'češće linije', 'more frequent lines'],
            ['stops', 'stajališta', 'bus stops'],
          ),
        }),
      ],
      rules: [follows('show', 'rated', { field: 'means', operator: 'is', value: 'bus' })],
    },
  },
  {
    slug: 'ideja-za-ulicu',
    sent: 41,
    days: 30,
    settings: (now) => ({ closesAt: inDays(now, 16), editableUntil: inDays(now, 16), retentionDays: 730 }),
    content: {
      title: both('Ideja za ulicu', 'An idea for a street'),
      intro: both(
        'Do 1.500 KM za promjenu koju cijela ulica vidi.',
        'Up to 1,500 KM for a change that the whole street sees.',
      ),
      thanks: both(
        'Komisija čita svaku ideju i javlja se svima.',
        'The committee reads every idea and answers everybody.',
      ),
      fields: [
        NAME,
        MAIL,
        question('number', 'age', both('Koliko imaš godina?', 'How old are you?'), {
          required: true,
          min: 14,
          max: 35,
        }),
        question('signature', 'parent', both('Saglasnost roditelja', 'Consent of a parent'), {
          required: true,
        }),
        question('page', 'second', both('Ideja i budžet', 'Idea and budget')),
        question('long', 'idea', both('Šta se mijenja u ulici?', 'What changes in the street?'), {
          required: true,
          max: 1000,
        }),
        question(
          'photo',
          'place',
          both('Kako to mjesto izgleda danas?', 'What does the place look like today?'),
          {
            max: 3,
          },
        ),
        question('amount', 'material', both('Materijal', 'Material'), { required: true, min: 0, max: 1500 }),
        question('amount', 'work', both('Rad', 'Work'), { min: 0, max: 1500 }),
        question('calculated', 'total', both('Ukupno', 'Total'), {
          terms: [
            { field: 'material', factor: 1 },
            { field: 'work', factor: 1 },
          ],
        }),
        question('short', 'offer', both('Ko je dao ponudu?', 'Who made the offer?')),
        AGREED,
      ],
      rules: [
        follows('show', 'parent', { field: 'age', operator: 'less', value: '18' }),
        follows('require', 'offer', { field: 'total', operator: 'more', value: '500' }),
      ],
    },
  },
  {
    slug: 'kako-je-bilo-na-mentorstvu',
    sent: 9,
    days: 20,
    member: true,
    settings: () => ({ audience: 'members', onceOnly: true }),
    content: {
      title: both('Kako je bilo na mentorstvu', 'How the mentorship was'),
      intro: both(
        'Tri pitanja. Mentor vidi samo prosjek.',
        'Three questions. The mentor sees only the average.',
      ),
      thanks: NO_TEXT,
      fields: [
        question('scale', 'useful', both('Koliko ti je koristilo?', 'How useful was it?'), {
          required: true,
          min: 1,
          max: 5,
        }),
        question('long', 'best', both('Šta je bilo najbolje?', 'What was best?'), { max: 800 }),
        question('yesno', 'again', both('Bi li opet?', 'Would you do it again?'), { required: true }),
      ],
      rules: [],
    },
  },
  {
    slug: 'dodjite-u-nasu-skolu',
    sent: 22,
    days: 60,
    settings: (now) => ({ closesAt: inDays(now, -4) }),
    content: {
      title: both('Dođite u našu školu', 'Come to our school'),
      intro: both(
        'Dva sata o prvom poslu, za treći i četvrti razred.',
        'Two hours about the first job, for the third and fourth year.',
      ),
      thanks: both('Javljamo se u roku od pet dana.', 'We answer within five days.'),
      fields: [
        question('short', 'school', both('Škola', 'School'), { required: true }),
        NAME,
        MAIL,
        PLACE,
        question('number', 'pupils', both('Koliko učenika?', 'How many pupils?'), {
          required: true,
          min: 5,
          max: 400,
        }),
        question('date', 'day', both('Kojeg dana?', 'On which day?')),
      ],
      rules: [],
    },
  },
]
