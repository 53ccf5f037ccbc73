import type { DemoCanvas } from './demo-canvases.ts'

const at = (name: string) => `${name}@primjer.ba`
const team = (...names: readonly [string, string, string]) =>
  names.map((name, place) => ({
    who: at(name),
    role: ['vodi projekat', 'budžet i nabavka', 'dogovori i objave'][place] ?? '',
    confirmed: true as const,
  }))

/** Sent for the call of the demo world in its public vote, beside the one of the cast. */
export const votedCanvases: readonly DemoCanvas[] = [
  {
    call: 'ulice-uz-unu',
    title: 'Klupe s naslonom na Luci',
    municipality: 'bihac',
    team: team('luka.tomic', 'marija.peric', 'nikola.vukovic'),
    texts: {
      problem: 'Od parkića do slapa nema gdje sjesti, pa stariji okreću na pola puta.',
      idea: 'Osam klupa s naslonom i rukohvatom, na svakih sto koraka. Drvo režu đaci drvne škole, a noge zavaruje radionica iz Ripča.',
      afterwards: 'Mjesna zajednica ih farba svakog proljeća, to su potpisali.',
    },
    timeline: [
      ['Drvo i noge', 3, 25],
      ['Postavljanje', 26, 40],
    ],
    budget: [
      ['Hrastove daske', 'material', 560],
      ['Čelik i zavarivanje', 'services', 390],
    ],
    contributions: [['Rad učenika i alat', 'services', 'Drvna škola', 720]],
    sent: 2,
  },
  {
    call: 'ulice-uz-unu',
    title: 'Mostić kod starog mlina',
    municipality: 'bosanska-krupa',
    team: team('almedina.fazlic', 'nermin.kadic', 'hana.pasic'),
    texts: {
      problem: 'Proljetna voda je odnijela brvno, pa se do škole ide kilometar i po okolo, po magistrali.',
      idea: 'Pješački mostić od šest metara, s ogradom. Projekat je nacrtao inženjer iz općine, grede daje pilana, a mi betoniramo oslonce.',
      afterwards: 'Općina ga upisuje u svoje puteve i pregleda jednom godišnje.',
    },
    timeline: [
      ['Oslonci', 5, 20],
      ['Grede i ograda', 21, 35],
    ],
    budget: [
      ['Beton i armatura', 'material', 820],
      ['Ograda', 'material', 430],
      ['Prevoz greda', 'transport', 200],
    ],
    contributions: [
      ['Grede', 'goods', 'Pilana Krušnica', 900],
      ['Projekat mostića', 'services', 'Općina', 400],
    ],
    sent: 1,
  },
  {
    call: 'ulice-uz-unu',
    title: 'Stalci i pumpa za bicikle',
    municipality: 'bihac',
    team: team('ines.kapetanovic', 'tamara.pavlovic', 'merima.softic'),
    texts: {
      problem: 'Na šetalištu nema nijednog mjesta gdje bicikl može ostati zaključan.',
      idea: 'Pet stalaka za po šest bicikala i jedna pumpa s alatom, kod mosta, plaže i stadiona.',
      afterwards: 'Biciklistički klub pregleda alat svake prve subote.',
    },
    timeline: [['Nabavka i ugradnja', 4, 30]],
    budget: [
      ['Pet stalaka', 'equipment', 750],
      ['Pumpa s alatom', 'equipment', 450],
    ],
    contributions: [['Ugradnja', 'services', 'Biciklistički klub', 650]],
    sent: 3,
  },
  {
    call: 'ulice-uz-unu',
    title: 'Hlad za čekanje autobusa',
    municipality: 'bosanski-petrovac',
    team: team('kenan.cosic', 'vedran.simic', 'belma.turkic'),
    texts: {
      problem: 'Na dvije stanice djeca čekaju na suncu i kiši, bez krova.',
      idea: 'Dvije drvene nadstrešnice s policom za knjige koje se mogu ponijeti u autobus.',
      afterwards: 'Police puni biblioteka, a krov čuvaju komšije sa stanice.',
    },
    timeline: [['Gradnja dvije nadstrešnice', 6, 45]],
    budget: [
      ['Drvo i crijep', 'material', 880],
      ['Police i natpisi', 'visibility', 220],
    ],
    contributions: [['Knjige i prevoz', 'goods', 'Gradska biblioteka', 560]],
    sent: 2,
  },
  {
    call: 'ulice-uz-unu',
    title: 'Oznake na stazi uz Sanu',
    municipality: 'kljuc',
    team: team('amila.besic', 'adis.hrnjic', 'haris.smajic'),
    texts: {
      problem: 'Staza do izvora ima tri raskrsnice bez ijedne oznake, pa ljudi zalutaju u privatno.',
      idea: 'Dvadeset putokaza i dvije table s kartom, na našem i na engleskom.',
      afterwards: 'Planinari obilaze oznake svake jeseni.',
    },
    timeline: [['Izrada i postavljanje', 5, 35]],
    budget: [
      ['Putokazi', 'visibility', 620],
      ['Dvije table', 'visibility', 280],
    ],
    contributions: [['Postavljanje', 'services', 'Planinarsko društvo', 480]],
    sent: 4,
  },
]
