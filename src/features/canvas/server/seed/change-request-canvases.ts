import type { DemoCanvas } from './demo-canvases.ts'

const at = (name: string) => `${name}@primjer.ba`
const team = (...people: readonly (readonly [name: string, role: string])[]) =>
  people.map(([name, role]) => ({ who: at(name), role, confirmed: true as const }))

/** Sent for a call that is under review: one has a request for changes, one has answered it, and one is discussed. */
export const changeRequestCanvases: readonly DemoCanvas[] = [
  {
    call: 'topla-soba',
    title: 'Zimska učionica na Crkvicama',
    municipality: 'zenica',
    team: team(
      ['adnan.zukic', 'vodi projekat'],
      ['elma.suljic', 'raspored i ključ'],
      ['vedran.simic', 'instrukcije'],
    ),
    texts: {
      problem:
        'Biblioteka zimi radi do četiri. Prebrojali smo 38 đaka koji poslije škole uče u hodniku ili u kafani.',
      people: 'Srednjoškolci iz Crkvica i Bilimišća, i petnaest studenata koji im pomažu.',
      idea: 'Prostorija mjesne zajednice postaje učionica od ponedjeljka do petka, od četiri do devet.',
      change: 'Svake večeri brojimo ko je došao i sa čim. Cilj je dvadeset ljudi u prosjeku.',
      risks: 'Ako peć otkaže, selimo se u školu.',
      afterwards: 'Stolovi i lampe ostaju mjesnoj zajednici.',
    },
    timeline: [
      ['Čišćenje i stolovi', 2, 12],
      ['Učionica radi', 13, 88],
    ],
    budget: [
      ['Šest polovnih stolova', 'material', 300],
      ['Lampe', 'equipment', 120],
      ['Pelet za tri mjeseca', 'other', 380],
    ],
    contributions: [
      ['Prostorija', 'services', 'Mjesna zajednica Crkvice', 450],
      ['Rad studenata', 'services', 'Studentski klub', 300],
    ],
    sent: 2,
    changes: {
      why: 'Potreba je dobro opisana, ali iz prijave ne vidimo ko čuva ključ ni šta biva s grijanjem poslije projekta.',
      asked: {
        risks: 'Napišite s kim je dogovoreno da se u školu može preći i ko o tome odlučuje.',
        budget: 'Odvojite pelet po mjesecima, da se vidi šta ostaje ako zima bude blaga.',
      },
    },
  },
  {
    call: 'topla-soba',
    title: 'Peć za planinarski dom',
    municipality: 'zenica',
    team: team(['kenan.cosic', 'vodi projekat'], ['nermin.kadic', 'ugradnja'], ['hana.pasic', 'računi']),
    texts: {
      problem: 'Dom na Smetovima je od novembra do aprila zaključan jer u njemu nema grijanja.',
      people: 'Dvije škole planinarenja i oko sto mladih koji vikendom dolaze gore.',
      idea: 'Kupujemo i ugrađujemo peć na drva, a dom otvaramo svakog vikenda.',
      change: 'Dom je otvoren dvadeset zimskih vikenda, a spisak dežurnih visi na vratima.',
      risks: 'Dimnjak pregleda dimnjačar.',
      afterwards: 'Peć ostaje domu, a drva daje društvo.',
    },
    timeline: [
      ['Pregled dimnjaka i ugradnja', 3, 20],
      ['Otvoreni vikendi', 21, 85],
    ],
    budget: [
      ['Peć na drva', 'equipment', 520],
      ['Dimnjačar i cijevi', 'services', 180],
    ],
    contributions: [['Drva za zimu', 'goods', 'Planinarsko društvo', 420]],
    sent: 3,
    changes: {
      why: 'Peć u zgradi bez čuvara traži jasan dogovor o sigurnosti.',
      asked: { risks: 'Napišite ko dežura, ko ima ključ i ko je pregledao dimnjak.' },
      answer: {
        risks:
          'Dimnjak je pregledao dimnjačar i nalaz je kod društva. Svakog vikenda dežuraju dvoje odraslih s ključem, a peć se gasi sat prije zaključavanja.',
      },
    },
  },
  {
    call: 'topla-soba',
    title: 'Petkom se kuha u Domu',
    municipality: 'zenica',
    team: team(
      ['ermin.zahirovic', 'vodi projekat'],
      ['ajla.muminovic', 'nabavka'],
      ['luka.tomic', 'kuhinja'],
    ),
    texts: {
      problem: 'Stariji i mladi iz iste ulice zimi ne izlaze, a nemaju gdje ni da se sretnu.',
      people: 'Šezdeset ljudi iz naselja, pola mlađih od trideset.',
      idea: 'Deset petkova zajedno kuhamo jedno jelo u kuhinji Doma, a recepte skupljamo u svesku.',
      change: 'Na zadnjem petku sjedi barem četrdeset ljudi koji se prije nisu znali.',
      risks: 'Ako kuhinja nije slobodna, kuhamo u školi.',
      afterwards: 'Posuđe ostaje Domu, a sveska biblioteci.',
    },
    timeline: [['Deset petkova', 5, 75]],
    budget: [
      ['Namirnice', 'food', 420],
      ['Veliko posuđe', 'equipment', 160],
    ],
    contributions: [['Kuhinja i struja', 'services', 'Dom kulture', 350]],
    sent: 1,
  },
]
