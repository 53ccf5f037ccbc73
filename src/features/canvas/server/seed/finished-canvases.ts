import type { DemoCanvas } from './demo-canvases.ts'

const at = (name: string) => `${name}@primjer.ba`
const team = (...names: readonly [string, string, string]) =>
  names.map((name, place) => ({
    who: at(name),
    role: ['vodi projekat', 'nabavka i računi', 'ljudi i objave'][place] ?? '',
    confirmed: true as const,
  }))

/** Sent for a finished call of the demo world: six got money, one did not. */
export const finishedCanvases: readonly DemoCanvas[] = [
  {
    call: 'ljeto-na-uni',
    title: 'Kino u hangaru',
    municipality: 'bihac',
    team: team('ermin.zahirovic', 'ajla.muminovic', 'luka.tomic'),
    texts: {
      problem: 'Ljeti u gradu poslije devet radi samo kafana. Hangar kod aerodroma stoji prazan.',
      idea: 'Šest filmskih večeri u hangaru, s klupama od paleta i platnom koje ostaje gradu.',
      afterwards: 'Platno i klupe čuva udruženje, a svake godine biramo novu ekipu.',
    },
    timeline: [
      ['Klupe i platno', 2, 20],
      ['Šest večeri', 21, 60],
    ],
    budget: [
      ['Platno i ram', 'material', 700],
      ['Najam projektora', 'rent', 500],
      ['Prava za prikazivanje', 'services', 300],
    ],
    contributions: [
      ['Hangar i struja', 'services', 'Aero klub', 1100],
      ['Palete', 'goods', 'Pilana', 800],
    ],
    sent: 2,
  },
  {
    call: 'ljeto-na-uni',
    title: 'Čamac za čišćenje Une',
    municipality: 'bosanska-krupa',
    team: team('almedina.fazlic', 'nermin.kadic', 'hana.pasic'),
    texts: {
      problem: 'Poslije svake velike vode na vrbama ostane smeće do kojeg se s obale ne može.',
      idea: 'Rabljeni čamac s mrežom, osam subota s ribarima i đacima, i kontejner na ušću.',
      afterwards: 'Čamac vodi ribolovno društvo, a izlazi svakog proljeća i jeseni.',
    },
    timeline: [
      ['Kupovina i popravka čamca', 3, 20],
      ['Osam subota na vodi', 21, 80],
    ],
    budget: [
      ['Rabljeni čamac', 'equipment', 1000],
      ['Mreže i rukavice', 'material', 250],
      ['Gorivo', 'transport', 150],
    ],
    contributions: [['Vez i popravka čamca', 'services', 'Ribolovno društvo', 1250]],
    sent: 1,
  },
  {
    call: 'ljeto-na-uni',
    title: 'Rasvjeta na igralištu Ripač',
    municipality: 'bihac',
    team: team('marija.peric', 'nikola.vukovic', 'ines.kapetanovic'),
    texts: {
      problem: 'Igralište je jedino u tri sela i prazno je čim padne mrak.',
      idea: 'Četiri reflektora na stubove koji već stoje, s prekidačem na dva sata.',
      afterwards: 'Struju plaća mjesna zajednica, a ključ drži klub.',
    },
    timeline: [
      ['Nabavka', 3, 15],
      ['Montaža i prva utakmica pod svjetlom', 16, 40],
    ],
    budget: [
      ['Četiri reflektora', 'equipment', 900],
      ['Kabl i osigurači', 'material', 300],
    ],
    contributions: [['Rad električara', 'services', 'Mjesna zajednica', 980]],
    sent: 3,
  },
  {
    call: 'ljeto-na-uni',
    title: 'Radio mladih Ključ',
    municipality: 'kljuc',
    team: team('tamara.pavlovic', 'merima.softic', 'amila.besic'),
    texts: {
      problem: 'O mladima u Ključu mladi ne govore nigdje.',
      idea: 'Emisija svakog petka iz školske biblioteke, sat vremena, s gostom iz grada.',
      afterwards: 'Oprema ostaje biblioteci, a redakciju svake jeseni bira vijeće učenika.',
    },
    timeline: [
      ['Obuka', 3, 20],
      ['Deset emisija', 21, 90],
    ],
    budget: [
      ['Mikrofoni i mikseta', 'equipment', 650],
      ['Obuka za snimanje', 'services', 250],
    ],
    contributions: [['Prostor i internet', 'services', 'Biblioteka', 700]],
    sent: 4,
  },
  {
    call: 'ljeto-na-uni',
    title: 'Biblioteka u starom kombiju',
    municipality: 'bihac',
    team: team('adis.hrnjic', 'haris.smajic', 'tarik.mujic'),
    texts: {
      problem: 'U pet sela oko Bihaća nema nijedne police s knjigama, a autobus ide dva puta dnevno.',
      idea: 'Stari kombi s policama svake subote staje u dva sela, po dogovorenom redu.',
      afterwards: 'Kombi ostaje biblioteci, a red vožnje vode učenici.',
    },
    timeline: [
      ['Police i farbanje', 2, 15],
      ['Deset subota na putu', 16, 80],
    ],
    budget: [
      ['Police i letve', 'material', 460],
      ['Gorivo', 'transport', 340],
      ['Farba i naljepnice', 'visibility', 200],
    ],
    contributions: [['Kombi i knjige', 'goods', 'Gradska biblioteka', 900]],
    sent: 3,
  },
  {
    call: 'ljeto-na-uni',
    title: 'Ljuljaške kod doma u Kamenici',
    municipality: 'bihac',
    team: team('adnan.zukic', 'emina.avdic', 'elma.suljic'),
    texts: {
      problem: 'Kod doma u Kamenici djeca se igraju na parkingu, jer igrališta nema.',
      idea: 'Dvije ljuljaške, penjalica i klupa za roditelje, na travi iza doma.',
      afterwards: 'Igralište kosi i pregleda mjesna zajednica.',
    },
    timeline: [
      ['Nabavka i temelji', 3, 20],
      ['Postavljanje i otvaranje', 21, 40],
    ],
    budget: [
      ['Dvije ljuljaške i penjalica', 'equipment', 750],
      ['Beton i pijesak', 'material', 200],
    ],
    contributions: [['Kopanje i prevoz', 'services', 'Mjesna zajednica Kamenica', 520]],
    sent: 2,
  },
  {
    call: 'ljeto-na-uni',
    title: 'Pet majica za svaki tim',
    municipality: 'bosanski-petrovac',
    team: team('kenan.cosic', 'vedran.simic', 'belma.turkic'),
    texts: { problem: 'Ekipe na turniru nemaju majice.', idea: 'Kupiti majice za deset ekipa.' },
    timeline: [['Kupovina', 3, 10]],
    budget: [['Pedeset majica', 'material', 1500]],
    contributions: [['Sok za igrače', 'goods', 'Trgovina', 90]],
    sent: 1,
  },
]
