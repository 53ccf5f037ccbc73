import { fold } from '#platform/contract/fold.ts'
import { municipalities, type MunicipalityId } from '#features/places/contract/municipalities.ts'
import { formsOf } from '#features/places/server/index.ts'

/** A place as named in a notice: a municipality by its id, or a town elsewhere by name only. */
export type PlaceName = { id: string | null; name: string; abroad: boolean; country?: boolean }

/** Other names of municipalities, and the towns that consist of several. */
const ALSO: Readonly<Record<string, string>> = {
  'brcko-distrikt': 'Brčko|Brčko distrikt|Brčko Distrikt BiH',
  'prozor-rama': 'Prozor',
  'gornji-vakuf-uskoplje': 'Gornji Vakuf|Uskoplje',
  'banja-luka': 'Banjaluka',
  brod: 'Bosanski Brod',
  gradiska: 'Bosanska Gradiška',
  'kozarska-dubica': 'Bosanska Dubica',
  samac: 'Bosanski Šamac',
  tomislavgrad: 'Duvno',
  'foca-ustikolina': 'Ustikolina',
  'pale-praca': 'Prača',
  'domaljevac-samac': 'Domaljevac',
  'stari-grad-sarajevo': 'Stari Grad',
  'centar-sarajevo': 'Općina Centar|Opština Centar',
  sokolac: 'Sokoca|Sokocu|Sokocem',
  gorazde: 'Bosansko-podrinjski kanton Goražde',
}
const TOWNS = 'Sarajevo Međugorje Blagaj Kreka Vlašić Jahorina Bjelašnica'
/** Towns abroad by their local names; a stroke separates several names of one. */
const ABROAD =
  'Zagreb;Split;Rijeka;Osijek;Zadar;Dubrovnik;Pula;Varaždin;Slavonski Brod;Šibenik;Beograd|Belgrade;Novi Sad;Niš;Kragujevac;Subotica;Novi Pazar;Užice;Podgorica;Nikšić;Budva;Ljubljana;Maribor;Skoplje|Skopje;Priština|Pristina;Tirana;' +
  'Beč|Vienna|Wien;Graz|Grac;Salzburg;Linz;Innsbruck;Berlin;Minhen|München|Munich;Hamburg;Frankfurt;Stuttgart;Keln|Köln|Cologne;Bremen;Dortmund;Düsseldorf;Nürnberg;Mannheim;Cirih|Zürich|Zurich;Ženeva|Geneva;Bern;Basel;Brisel|Brussels|Bruxelles;Pariz|Paris;Strazbur|Strasbourg;London;Dublin;Amsterdam;Hag|The Hague;Luksemburg|Luxembourg;Rim|Rome;Milano|Milan;Trst|Trieste;Prag|Prague;Bratislava;Budimpešta|Budapest;Varšava|Warsaw;Krakov|Krakow;Bukurešt|Bucharest;Sofija|Sofia;Atina|Athens;Solun|Thessaloniki;Istanbul;Ankara;Štokholm|Stockholm;Geteborg|Göteborg|Gothenburg;Malme|Malmö;Oslo;Kopenhagen|Copenhagen;Helsinki;Madrid;Barselona|Barcelona;Lisabon|Lisbon;Malta;Doha;Dubai;Kairo;New York;Washington;Toronto;Peking|Beijing;Tokio|Tokyo;Moskva|Moscow'
const COUNTRIES =
  'Njemačka|Germany;Austrija|Austria;Hrvatska|Croatia;Slovenija|Slovenia;Srbija|Serbia;Crna Gora|Montenegro;Švicarska|Švajcarska|Switzerland;Italija|Italy;Turska|Turkey;Francuska|France;Mađarska|Hungary;Švedska|Sweden;Norveška|Norway;Irska|Ireland;Češka|Slovačka|Slovakia;Poljska|Poland;Japan;Sjeverna Makedonija|North Macedonia'
const CANTONS: readonly (readonly [string, string])[] = [
  ['Unsko-sanski kanton', 'unsko sansk|una sana|usk'],
  ['Posavski kanton', 'posavsk|zupanija posavska'],
  ['Tuzlanski kanton', 'tuzlansk'],
  ['Zeničko-dobojski kanton', 'zenicko dobojsk'],
  ['Bosansko-podrinjski kanton Goražde', 'bosansko podrinjsk'],
  ['Srednjobosanski kanton', 'srednjobosansk'],
  ['Hercegovačko-neretvanski kanton', 'hercegovacko neretvansk'],
  ['Zapadnohercegovački kanton', 'zapadnohercegovack'],
  [
    'Sarajevo',
    'kanton sarajevo|kantona sarajevo|kantonu sarajevo|sarajevskog kantona|sarajevski kanton|canton sarajevo|sarajevo canton',
  ],
  ['Kanton 10', 'kanton 10|kantona 10|kantonu 10|hercegbosansk'],
]

/** The meaning of each folded form of a name; the longest match counts. */
export const PLACE_FORMS: ReadonlyMap<string, PlaceName> = collect()
export const LONGEST_NAME = 4

export const CANTON_FORMS: readonly { name: string; start: string }[] = CANTONS.flatMap(([name, starts]) =>
  starts.split('|').map((start) => ({ name, start })),
)

/** Names that are also plain words, so they need a capital letter and a sign of a place. */
export const ALSO_WORDS = new Set(
  'visoko visokog visokom visoka kljuc kljuca kljucu jezero jezera jezeru jezerom brod broda brodu brodom pale pala palu breza breze brezi brezu olovo olova olovu vitez viteza vitezu rudo ravno ravna ravnu ravni most mosta centar ravnom milici petrovo novi grad novom gradu novog grada stari starog starom gradom usora rama foca doboj trnovo hag bern malta split splitu brzi rim rijeka rijeke rijeci rijeku prag praga pragu prozor prozora zadar kreka niš pula lopare sofija sofije linz petrovac petrovca osmaci'.split(
    ' ',
  ),
)

/** Reads a stated place: a municipality by any of its names, anything else as written. */
export function placeOf(stated: string): { municipality?: MunicipalityId | null; place?: string } {
  if (stated === '') return {}
  const id = [stated, stated.split(/[,(/]/)[0] ?? '']
    .map((name) => PLACE_FORMS.get(fold(name))?.id)
    .find(Boolean)
  return id ? { municipality: id as MunicipalityId, place: '' } : { municipality: null, place: stated }
}

function collect(): Map<string, PlaceName> {
  const forms = new Map<string, PlaceName>()
  const add = (name: string, place: PlaceName, strong = false) => {
    const words = name.toLowerCase().split(/[ -]/)
    for (const form of spellings(words)) if (strong || !forms.has(form)) forms.set(form, place)
  }
  for (const { id, latin } of municipalities) {
    if (id.endsWith('-rs')) continue
    add(latin, { id, name: latin, abroad: false }, true)
  }
  for (const { id, latin } of municipalities)
    for (const name of ALSO[id]?.split('|') ?? [])
      add(name, { id, name: id === 'brcko-distrikt' ? 'Brčko' : latin, abroad: false })
  for (const form of ['brcko distrikt', 'brcko distrikta', 'brcko distriktu', 'brcko distriktom'])
    forms.set(form, { id: 'brcko-distrikt', name: 'Brčko', abroad: false })
  for (const name of TOWNS.split(' ')) add(name, { id: null, name, abroad: false })
  for (const [list, country] of [
    [ABROAD, false],
    [COUNTRIES, true],
  ] as const)
    for (const names of list.split(';')) {
      const [first = '', ...others] = names.split('|')
      for (const name of [first, ...others]) add(name, { id: null, name: first, abroad: true, country })
    }
  return forms
}

/** Returns all forms of a name; names of several words decline together. */
function spellings(words: readonly string[]): string[] {
  let all = ['']
  for (const word of words) {
    const forms = word.length < 3 ? [fold(word)] : formsOf(word)
    all = all.flatMap((start) => forms.map((form) => (start === '' ? form : `${start} ${form}`)))
    if (all.length > 400) all = all.slice(0, 400)
  }
  return all
}
