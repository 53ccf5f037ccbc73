import { fold } from '#platform/contract/fold.ts'

type Gender = 'm' | 'f' | 'n'
export type Head = { stem: string; nominative: string; gender: Gender; weight: number }

/** Nouns that name an organisation: stem, first form, gender, weight. */
const ROWS =
  'opcin:općina:f:5 opstin:opština:f:5 ministarstv:ministarstvo:n:5 zavod:zavod:m:4.5 fondacij:fondacija:f:5 fond:fond:m:4.5 udruzenj:udruženje:n:5 udrug:udruga:f:5 ' +
  'ustanov:ustanova:f:4 agencij:agencija:f:4.5 univerzitet:univerzitet:m:4.5 sveucilist:sveučilište:n:4.5 fakultet:fakultet:m:4.5 akademij:akademija:f:2.5 skol:škola:f:4 gimnazij:gimnazija:f:4.5 vrtic:vrtić:m:4 obdanist:obdanište:n:4 ' +
  'bolnic:bolnica:f:4.5 dom:dom:m:4 centar:centar:m:4 centr:centar:m:4 savez:savez:m:4.5 klub:klub:m:4 institut:institut:m:4.5 komor:komora:f:4.5 bank:banka:f:3 preduzec:preduzeće:n:4 poduzec:poduzeće:n:4 ' +
  'organizacij:organizacija:f:3 vlad:vlada:f:4 uprav:uprava:f:3.5 direkcij:direkcija:f:4 sud:sud:m:4 tuzilastv:tužilaštvo:n:4.5 pravobranilastv:pravobranilaštvo:n:4 zadrug:zadruga:f:4.5 muzej:muzej:m:4 bibliotek:biblioteka:f:4 knjiznic:knjižnica:f:4 pozorist:pozorište:n:4 kazalist:kazalište:n:4 ' +
  'hotel:hotel:m:4 restoran:restoran:m:4 pekar:pekara:f:3.5 apotek:apoteka:f:4 ljekarn:ljekarna:f:4 ordinacij:ordinacija:f:4 salon:salon:m:3.5 kompanij:kompanija:f:3 firm:firma:f:3 studi:studio:m:3 ambasad:ambasada:f:5 delegacij:delegacija:f:4.5 mrez:mreža:f:3.5 grad:grad:m:5 ' +
  'ministry:Ministry:m:5 municipality:Municipality:m:5 embassy:Embassy:m:5 delegation:Delegation:m:4.5 university:University:m:4.5 foundation:Foundation:m:5 association:Association:m:5 fund:Fund:m:4 agency:Agency:m:4.5 institute:Institute:m:4.5 centre:Centre:m:4 center:Center:m:4 network:Network:m:4 council:Council:m:4 club:Club:m:4 trust:Trust:m:4 society:Society:m:4 initiative:Initiative:m:3.5 alliance:Alliance:m:4 museum:Museum:m:4 library:Library:m:4 hospital:Hospital:m:4 school:School:m:3.5 federation:Federation:m:4 chamber:Chamber:m:4.5 theatre:Theatre:m:4 zupanij:županija:f:2 ' +
  'pu:PU:m:4.5 pd:PD:m:4.5 fk:FK:m:4.5 kk:KK:m:4.5 mz:MZ:m:4.5 os:OŠ:m:4.5 savjet:savjet:m:3.5 ju:JU:m:4.5 jp:JP:m:4.5 jkp:JKP:m:4.5 kjkp:KJKP:m:4.5 jzu:JZU:m:4.5 jpu:JPU:m:4.5 nvo:NVO:m:4.5 ug:UG:m:4.5 javna:Javna:m:0 kud:KUD:m:4 caffe:Caffe:m:3.5 kafic:kafić:m:3.5 market:market:m:3 trgovin:trgovina:f:2 autoskol:autoškola:f:4 servis:servis:m:2.5 poliklinik:poliklinika:f:4.5 inkubator:inkubator:m:3.5 inspektorat:inspektorat:m:4 kancelarij:kancelarija:f:3 ured:ured:m:3 vijec:vijeće:n:3.5 sluzb:služba:f:3 autocest:autocesta:f:2 drustv:društvo:n:2.5 omladinsk:omladinski:m:0 crven:crveni:m:0 asocijacij:asocijacija:f:4.5 unij:unija:f:2.5 zelj:željeznice:f:0 elektroprivred:elektroprivreda:f:4 rudnik:rudnik:m:4 toplan:toplana:f:4 sanatorij:sanatorij:m:4 klinik:klinika:f:4 pensio:pansion:m:3 pansion:pansion:m:3.5 slasticarn:slastičarna:f:3.5 klinicki:klinički:m:0 forum:forum:m:2 konzorcij:konzorcij:m:3 zajednic:zajednica:f:3.5 skupstin:skupština:f:4 kriz:križ:m:5 krst:krst:m:5 odbor:odbor:m:2.5 stanic:stanica:f:3.5 picerij:picerija:f:3.5 pizzerij:pizzerija:f:3.5 pizzeri:pizzeria:f:3.5 hladnjac:hladnjača:f:3.5 mesnic:mesnica:f:3.5 cvjecar:cvjećara:f:3.5 tvornic:tvornica:f:3.5 fabrik:fabrika:f:3.5 pivovar:pivovara:f:3.5 mljekar:mljekara:f:3.5 pilan:pilana:f:3 vinarij:vinarija:f:3.5 galerij:galerija:f:3.5 park:park:m:3 arhiv:arhiv:m:3.5 inicijativ:inicijativa:f:2.5 klaster:klaster:m:4.5 teatar:teatar:m:4 teatr:teatar:m:4 orkestar:orkestar:m:3 redakcij:redakcija:f:3 sindikat:sindikat:m:3.5 akcelerator:akcelerator:m:3 kolektiv:kolektiv:m:2 elektrodistribucij:elektrodistribucija:f:4 distribucij:distribucija:f:2.5 aerodrom:aerodrom:m:3.5 vodovod:vodovod:m:3.5 ljecilist:lječilište:n:3.5 ambulant:ambulanta:f:3.5 rasadnik:rasadnik:m:3 plantaz:plantaža:f:3 stampari:štamparija:f:3.5 stamparij:štamparija:f:3.5 tipografij:tipografija:f:3 veleposlanstv:veleposlanstvo:n:5 konzulat:konzulat:m:4.5 zaklad:zaklada:f:5 agroklaster:agroklaster:m:3.5 hostel:hostel:m:4 motel:motel:m:4 laboratorij:laboratorij:m:3 opservatorij:opservatorij:m:3 observatorij:observatorij:m:3 internat:internat:m:3.5 ucilist:učilište:n:4 veleucilist:veleučilište:n:4.5 atelj:atelje:m:3 hub:hub:m:3'

const HEADS: readonly Head[] = ROWS.split(' ')
  .map((row) => {
    const [stem = '', first = '', gender = 'm', weight = '0'] = row.split(':')
    return { stem, nominative: first, gender: gender as Gender, weight: Number(weight) }
  })
  .filter(({ weight }) => weight > 0)
  .sort((a, b) => b.stem.length - a.stem.length)
const BY_FIRST = Map.groupBy(HEADS, ({ stem }) => stem.charAt(0))
const ENDINGS = new Set([
  '',
  'a',
  'e',
  'i',
  'u',
  'o',
  'om',
  'em',
  'oj',
  'ama',
  'ima',
  'eta',
  'etu',
  'ova',
  'og',
  'ju',
  'ja',
  'jom',
])

/** Returns the noun of which a word is a form, if it can name an organisation. */
export function headOf(word: string): Head | undefined {
  const folded = fold(word)
  return BY_FIRST.get(folded.charAt(0))?.find(
    ({ stem }) => folded.startsWith(stem) && ENDINGS.has(folded.slice(stem.length)),
  )
}

const FIRST_FORM: Readonly<Record<Gender, string>> = { m: 'i', f: 'a', n: 'o' }

/** Puts the first words of a name into the nominative: `Federalnog ministarstva` becomes `Federalno ministarstvo`. */
export function nominative(before: readonly string[], word: string, head: Head): string[] {
  const isFirst = fold(word) === fold(head.nominative)
  const noun = isFirst ? word : matchCase(head.nominative, word)
  const isAbbreviation = /^\p{Lu}{2,}$/u.test(head.nominative)
  if (isFirst || isAbbreviation) return [...before, noun]
  return [...before.map((adjective) => adjectiveOf(adjective, head.gender)), noun]
}

function adjectiveOf(word: string, gender: Gender): string {
  const match = /^(.{3,}?)(?:og|om|oga|omu|oj|e|u|a|i|o)$/iu.exec(word)
  if (!match || /^\p{Lu}{2,4}$/u.test(word)) return word
  const ending = FIRST_FORM[gender]
  return `${match[1]}${/^\p{Lu}+$/u.test(word) ? ending.toUpperCase() : ending}`
}

function matchCase(word: string, like: string): string {
  if (/^\p{Lu}{2}/u.test(like)) return word.toUpperCase()
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
