import type { Locale } from '#platform/contract/locale.ts'

/** Words of numbers: `one` to nineteen, tens, whole hundreds as `dvjesto`; multipliers; and joining words. */
export type Part =
  | { kind: 'one' | 'teen' | 'ten' | 'hundred'; value: number }
  /** `alone`: a complete number (`hiljadu`, `a hundred`), or only a word for many (`hiljade`, `stotine`). */
  | { kind: 'hundreds' | 'thousands'; alone: boolean }
  | { kind: 'and' | 'half' | 'article' }

export type Words = ReadonlyMap<string, Part>

const entries = (value: number, kind: 'one' | 'teen' | 'ten' | 'hundred', words: string) =>
  words.split(' ').map((word): [string, Part] => [word, { kind, value }])
const each = (first: number, step: number, kind: 'one' | 'teen' | 'ten' | 'hundred', words: string[]) =>
  words.flatMap((forms, at) => entries(first + at * step, kind, forms))
const scale = (kind: 'hundreds' | 'thousands', alone: boolean, words: string) =>
  words.split(' ').map((word): [string, Part] => [word, { kind, alone }])

const BHS: Words = withoutMarks([
  ...each(1, 1, 'one', [
    'jedan jedna jedno jednog jednoga jednu jednom jednoj jedne',
    'dva dvije dvaju dviju dvama dvjema dvoje dvoga dvojica dvojice dvojici dvojicu',
    'tri triju trima troje troga trojica trojice trojici trojicu',
    'četiri četiriju četirima četvero četvoro četvorica četvorice četvorici četvoricu',
    'pet petero petoro petorica petorice petorici petoricu',
    'šest šestero šestoro šestorica šestorice šestorici šestoricu',
    'sedam sedmero sedmoro sedmorica sedmorice sedmorici sedmoricu',
    'osam osmero osmoro osmorica osmorice osmorici osmoricu',
    'devet devetero devetoro devetorica devetorice devetorici devetoricu',
  ]),
  ...each(10, 1, 'teen', [
    'deset desetero desetoro desetorica desetorice',
    'jedanaest jedanaestero jedanaestoro',
    'dvanaest dvanaestero dvanaestoro',
    'trinaest trinaestero trinaestoro',
    'četrnaest četrnaestero četrnaestoro',
    'petnaest petnaestero petnaestoro',
    'šesnaest šesnaestero šesnaestoro',
    'sedamnaest',
    'osamnaest',
    'devetnaest',
  ]),
  ...each(20, 10, 'ten', [
    'dvadeset dvadesetero dvadesetoro',
    'trideset',
    'četrdeset',
    'pedeset',
    'šezdeset',
    'sedamdeset',
    'osamdeset',
    'devedeset',
  ]),
  ...each(100, 100, 'hundred', [
    'sto',
    'dvjesto dvjesta dvesto dvesta',
    'tristo trista',
    'četiristo četirista',
    'petsto',
    'šesto šeststo',
    'sedamsto',
    'osamsto',
    'devetsto',
  ]),
  ...scale('hundreds', false, 'stotina stotine stotinama'),
  ...scale('hundreds', true, 'stotinu'),
  ...scale('thousands', false, 'hiljada hiljade hiljadama tisuća tisuće tisućama'),
  ...scale('thousands', true, 'hiljadu tisuću'),
  ['i', { kind: 'and' }],
  ['po', { kind: 'half' }],
])

const EN: Words = new Map<string, Part>([
  ...each(1, 1, 'one', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']),
  ...each(10, 1, 'teen', [
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ]),
  ...each(20, 10, 'ten', ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']),
  ...scale('hundreds', false, 'hundred'),
  ...scale('thousands', false, 'thousand'),
  ['and', { kind: 'and' }],
  ['a', { kind: 'article' }],
  ['half', { kind: 'half' }],
])

export const WORDS: Record<Locale, Words> = { bhs: BHS, en: EN }
/** Adds words without diacritics, which people often omit; but a hundred (`sto`) is not what (`što`). */
function withoutMarks(words: [string, Part][]): Words {
  const plain = words.map(([word, part]): [string, Part] => [
    word.replaceAll('č', 'c').replaceAll('ć', 'c').replaceAll('š', 's').replaceAll('ž', 'z'),
    part,
  ])
  return new Map([...plain, ...words])
}
