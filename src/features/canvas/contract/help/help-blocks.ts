import { blockNames } from '#platform/contract/block-names.ts'

/** The live-editable help beside an application. */
export const helpBlocks = {
  'canvas-help-title': { bhs: 'Kako se piše prijava', en: 'How to write an application', max: 60 },
  'canvas-help-team': {
    bhs: 'Pozovi ekipu linkom. Svi pišete u istoj prijavi, svako sa svog telefona.',
    en: 'Invite your team with a link. All of you write in the same application, each from their own phone.',
    max: 200,
    pictures: true,
  },
  'canvas-help-writing': {
    bhs: 'Počni od polja koje znaš. Pravila poziva provjeravaju se dok pišete, a uz svako piše šta još fali.',
    en: 'Start with the box you know. The rules of the call are checked while you write, with what is still missing beside each.',
    max: 200,
    pictures: true,
  },
  'canvas-help-offline': {
    bhs: 'Radi i bez interneta: što napišeš ostaje na telefonu i stigne do ekipe kad se veza vrati.',
    en: 'It works offline too: what you write stays on your phone and reaches your team once you are connected again.',
    max: 200,
    pictures: true,
  },
  'canvas-help-sending': {
    bhs: 'Kad svi potvrde, prijavu pošalje ko vodi ekipu. Sat na serveru odlučuje o roku.',
    en: 'Once everyone has confirmed, the team lead sends the application. The clock of the server decides about the deadline.',
    max: 200,
    pictures: true,
  },
} as const

export const HELP_POINTS = [
  'canvas-help-team',
  'canvas-help-writing',
  'canvas-help-offline',
  'canvas-help-sending',
] as const satisfies (keyof typeof helpBlocks)[]

export const nameOfHelp = blockNames([
  ['canvas-help-title', 'Pomoć: naslov', 'Help: heading'],
  ['canvas-help-team', 'Pomoć: ekipa', 'Help: team'],
  ['canvas-help-writing', 'Pomoć: pisanje', 'Help: writing'],
  ['canvas-help-offline', 'Pomoć: bez interneta', 'Help: offline'],
  ['canvas-help-sending', 'Pomoć: slanje', 'Help: sending'],
])
