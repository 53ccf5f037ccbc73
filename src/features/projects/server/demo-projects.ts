import type { DemoPhoto } from './photos/photos.seed.ts'

/** An entry of a demo ledger: text, KM, age in days, and the position of the budget item. */
type DemoExpense = readonly [what: string, km: number, daysAgo: number, line: number]
type DemoContribution = readonly [
  what: string,
  km: number,
  daysAgo: number,
  giver: string,
  confirmed: boolean,
]

export type DemoProject = {
  summary: string
  /** A member who joined the team later: the demo account that can write into the log. */
  joined?: { who: string; role: string }
  expenses: readonly DemoExpense[]
  contributions: readonly DemoContribution[]
  /** Work of the later member: age in days, minutes, text, and whether the lead has confirmed it. */
  hours?: readonly (readonly [daysAgo: number, minutes: number, what: string, confirmed: boolean])[]
  activities: readonly (readonly [daysAgo: number, text: string, photos?: readonly DemoPhoto[]])[]
  report?: string
}

/** Projects of the demo world by the titles of their applications: three running, two finished. */
export const demoProjects: Readonly<Record<string, DemoProject>> = {
  'Radio mladih Ključ': {
    summary:
      'Svakog petka u 18 sati iz školske biblioteke: sat vremena priče, muzike i jedan gost iz grada. Prva sezona ima deset emisija.',
    joined: { who: 'amra.hodzic@primjer.ba', role: 'najave i montaža' },
    expenses: [
      ['Dva mikrofona sa stalcima', 236.5, 24, 0],
      ['Kablovi i pjena za zidove', 73.5, 21, 0],
      ['Mikseta, polovna', 90, 13, 0],
      ['Sokovi i štampa za obuku', 18, 5, 1],
    ],
    contributions: [
      ['Prostor i internet, prva polovina sezone', 350, 20, 'Biblioteka Ključ', true],
      ['Prevoz opreme, dvije vožnje', 40, 19, 'Autoškola Sana', false],
    ],
    hours: [
      [24, 180, 'Raspored sobe i nabavka kablova.', true],
      [20, 300, 'Lijepljenje pjene i probno snimanje.', true],
      [9, 240, 'Najave i montaža prve emisije.', true],
      [2, 210, 'Druga emisija: snimanje na terenu i montaža.', false],
    ],
    activities: [
      [26, 'Dogovoren termin s bibliotekom: petak od 17 do 20 sati, ključ čuva dežurna nastavnica.'],
      [
        20,
        'Obukli smo zidove pjenom i prvi put snimili probnu emisiju. Ventilator se čuje više od voditelja, to popravljamo.',
        [
          {
            scene: 'room',
            alt: 'Crtež sobe: zid u tamnoj pjeni, na stolu mikseta i dva mikrofona',
          },
        ],
      ],
      [
        9,
        'Prva emisija. Gost je bio trener rukometnog kluba, a pitanja je slalo četrnaest slušalaca.',
        [
          {
            scene: 'air',
            alt: 'Crtež: mikrofon ispod table na kojoj piše U eteru, pored njega papir s pitanjima',
          },
        ],
      ],
      [2, 'Druga emisija, o prevozu do škole. Snimak je u biblioteci za sve koji nisu stigli slušati.'],
    ],
  },
  'Kino u hangaru': {
    summary:
      'Šest filmskih večeri u hangaru kod aerodroma, s klupama od paleta i platnom koje ostaje gradu. Ulaz je slobodan.',
    expenses: [
      ['Drvo za ram platna', 150, 12, 0],
      ['Platno, 24 kvadrata', 430, 9, 0],
      ['Projektor, najam za prve dvije večeri', 170, 6, 1],
    ],
    contributions: [
      ['Četrdeset paleta, dovezene', 800, 16, 'Pilana', true],
      ['Čišćenje hangara, jedna subota', 220, 11, 'Aero klub', false],
    ],
    activities: [
      [16, 'Stigle su palete. Od njih pravimo dvadeset klupa, a ostatak čuvamo za popravke.'],
      [11, 'Hangar je očišćen, izneseno je sedam prikolica starog lima.'],
    ],
  },
  'Rasvjeta na igralištu Ripač': {
    summary: 'Četiri reflektora na stubovima koji već stoje, pa se u Ripču igra i kad padne mrak.',
    expenses: [
      ['Četiri reflektora', 884, 22, 0],
      ['Kabl, osigurači i prekidač sa satom', 316, 18, 1],
    ],
    contributions: [['Rad električara, tri dana', 980, 14, 'Mjesna zajednica Ripač', true]],
    activities: [
      [22, 'Reflektori su stigli. Dva su imala napuklo staklo, dobavljač ih je zamijenio isti dan.'],
      [14, 'Električari mjesne zajednice su postavili reflektore i prekidač koji gasi svjetlo u 22 sata.'],
      [
        8,
        'Prva utakmica pod svjetlom. Došlo je više ljudi nego što tribina ima mjesta.',
        [
          {
            scene: 'pitch',
            alt: 'Crtež igrališta noću: dva reflektora osvjetljavaju teren i loptu na sredini',
          },
        ],
      ],
    ],
    report:
      'Igralište u Ripču ima rasvjetu i koristi se svake večeri do 22 sata. Reflektori su koštali 16 KM manje od plana, a kabl i osigurači toliko više, jer je stub kod ceste dalje nego što smo izmjerili.\n\nStruju plaća mjesna zajednica, a ključ ormara drži klub. Sljedeći put bismo odmah tražili ponudu s dostavom: dva puta smo platili gorivo.',
  },
  'Biblioteka u starom kombiju': {
    summary: 'Kombi s knjigama svake subote staje u dva sela oko Bihaća. Prva tura je imala deset subota.',
    expenses: [
      ['Letve i ploče za police', 452, 25, 0],
      ['Gorivo za deset subota', 351, 5, 1],
      ['Farba i naljepnice s redom vožnje', 197, 22, 2],
    ],
    contributions: [['Kombi i 600 knjiga', 900, 26, 'Gradska biblioteka Bihać', true]],
    activities: [
      [
        25,
        'Police su napravljene u školskoj radionici. Zaključavaju se letvom, da knjige ne ispadaju u krivini.',
      ],
      [18, 'Prva subota: dva sela, 41 posuđena knjiga, i troje djece koja su ostala do kraja.'],
      [5, 'Zadnja od deset subota. Posuđeno je 388 knjiga, a vraćeno do sada 352.'],
    ],
    report:
      'Kombi je obišao deset sela i posudili smo 388 knjiga. Gorivo je koštalo 11 KM više od plana, jer je put za Kulen Vakuf bio zatvoren, a police toliko manje.\n\nKombi i ključ su u biblioteci. Red vožnje za proljeće pišu učenici koji su vozili s nama.',
  },
  'Ljuljaške kod doma u Kamenici': {
    summary: 'Dvije ljuljaške, penjalica i klupa na travi iza doma u Kamenici.',
    expenses: [
      ['Ljuljaške i penjalica s dostavom', 742, 20, 0],
      ['Beton, pijesak i vijci', 208, 16, 1],
    ],
    contributions: [['Bager i dvije subote rada', 520, 15, 'Mjesna zajednica Kamenica', true]],
    activities: [
      [20, 'Oprema je stigla u dijelovima. Nedostajala su dva lanca, dobavljač ih je poslao sutradan.'],
      [15, 'Mjesna zajednica je iskopala temelje, a mi smo zalili beton. Suši se deset dana.'],
      [4, 'Prvo ljuljanje. Roditelji su donijeli klupu koju su sami napravili.'],
    ],
    report:
      'Igralište je gotovo i djeca ga koriste svaki dan. Beton je bio skuplji od plana, a ljuljaške jeftinije.',
  },
}
