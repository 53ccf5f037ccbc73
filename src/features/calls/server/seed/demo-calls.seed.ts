type Words = readonly [bhs: string, en: string]

/** A call of the demo world; dates in days from now, amounts in KM. */
export type DemoCall = {
  slug: string
  bank: string | null
  programme: string
  title: Words
  summary: Words
  opens: number
  deadline: number
  fund: number
  amount: readonly [min: number, max: number]
  vote?: readonly [from: number, until: number]
  results: number
  draft?: true
  /** Its dates were moved twice. */
  moves?: true
}

const BANKS = 'omladinske-banke'

export const demoCalls: readonly DemoCall[] = [
  {
    slug: 'jesen-u-zenici',
    bank: 'zenica',
    programme: BANKS,
    title: ['Jesen u Zenici', 'Autumn in Zenica'],
    summary: [
      'Novac za projekat koji tvoja ekipa uradi u Zenici, Kaknju ili Žepču do ljeta.',
      'Money for a project that your team does in Zenica, Kakanj or Žepče by summer.',
    ],
    opens: -21,
    deadline: 6,
    fund: 8000,
    amount: [500, 1500],
    vote: [24, 31],
    results: 32,
  },
  {
    slug: 'mladi-za-semberiju',
    bank: 'bijeljina',
    programme: BANKS,
    title: ['Mladi za Semberiju', 'Youth for Semberija'],
    summary: [
      'Prvi poziv nove banke: za igrališta, čitaonice i sve što selu fali.',
      'The first call by a new bank: for playgrounds, reading rooms and whatever a village lacks.',
    ],
    opens: 9,
    deadline: 39,
    fund: 6000,
    amount: [500, 1200],
    vote: [55, 62],
    results: 63,
  },
  {
    slug: 'mala-kultura',
    bank: 'zenica',
    programme: BANKS,
    title: ['Mala kultura', 'Small culture'],
    summary: [
      'Za kino u dvorištu, svirku na mostu i pozorište u školskoj sali.',
      'For a cinema in the yard, a concert on the bridge and theatre in a school hall.',
    ],
    opens: -34,
    deadline: -4,
    fund: 4000,
    amount: [300, 800],
    vote: [12, 19],
    results: 20,
    moves: true,
  },
  {
    slug: 'topla-soba',
    bank: 'zenica',
    programme: BANKS,
    title: ['Topla soba', 'A warm room'],
    summary: [
      'Za mjesta u kojima se zimi uči, kuha i druži.',
      'For places where people learn, cook and meet in winter.',
    ],
    opens: -40,
    deadline: -9,
    fund: 2000,
    amount: [300, 900],
    vote: [14, 21],
    results: 22,
  },
  {
    slug: 'ulice-uz-unu',
    bank: 'bihac',
    programme: BANKS,
    title: ['Ulice uz Unu', 'Streets along the Una'],
    summary: [
      'Klupe, mostići, rasvjeta i staze za sve koji šetaju uz rijeku.',
      'Benches, footbridges, lights and paths for everyone who walks by the river.',
    ],
    opens: -56,
    deadline: -26,
    fund: 5000,
    amount: [500, 1500],
    vote: [-2, 5],
    results: 6,
  },
  {
    slug: 'ljeto-na-uni',
    bank: 'bihac',
    programme: BANKS,
    title: ['Ljeto na Uni', 'Summer on the Una'],
    summary: [
      'Projekti koji mladima daju mjesto gdje se mogu naći i kad padne mrak.',
      'Projects that give young people a place to meet, even after dark.',
    ],
    opens: -125,
    deadline: -95,
    fund: 8000,
    amount: [500, 1500],
    vote: [-48, -41],
    results: -33,
  },
  {
    slug: 'moj-prvi-obrt',
    bank: null,
    programme: 'narandzasti-grantovi',
    title: ['Moj prvi obrt', 'My first trade'],
    summary: [
      'Od 500 do 2.000 KM za mali posao koji registruješ u roku od tri mjeseca.',
      '500 to 2,000 KM for a small business that you register within three months.',
    ],
    opens: -12,
    deadline: 25,
    fund: 40_000,
    amount: [500, 2000],
    results: 60,
  },
  {
    slug: 'proljece-u-zenici',
    bank: 'zenica',
    programme: BANKS,
    title: ['Proljeće u Zenici', 'Spring in Zenica'],
    summary: ['Nacrt: pravila se još pišu.', 'A draft: its rules are still being written.'],
    opens: 90,
    deadline: 120,
    fund: 10_000,
    amount: [500, 1500],
    vote: [140, 147],
    results: 148,
    draft: true,
  },
]
