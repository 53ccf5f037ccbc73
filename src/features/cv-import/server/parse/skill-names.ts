import { fold } from '#platform/contract/fold.ts'

/** Usual misspellings of program names, folded. */
const MISSPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    excel: 'exel|exell|excell|eksel|eksell|ekcel|excl',
    word: 'vord|wrod',
    powerpoint: 'power point|pauerpoint|pover point|poverpoint|powerpont|power pont',
    photoshop: 'fotosop|fotoshop|photo shop|photosop',
    autocad: 'auto cad|autokad|auto kad',
    canva: 'kanva',
    'ms office': 'ms ofis|ofis|ms ofice|majkrosoft ofis',
    wordpress: 'word press|vordpres',
    javascript: 'java script',
    internet: 'intrenet',
  }).flatMap(([right, wrongs]) => wrongs.split('|').map((wrong): [string, string] => [wrong, right])),
)
const MAKER = /^(?:ms|microsoft|adobe|google|apple)\s+/
/** Words before a skill that do not change it. */
const LEAD =
  /^(?:(?:odlicno|dobro|vrlo dobro|osnovno|napredno)\s+)?(?:poznavanj[ea]|znanj[ea]|koristenj[ea]|upotreb[ae]|osnove?|sprem(?:an|na) na|rad(?:a)?|knowledge of|use of|using|working with|work with|good|basic|experience with)(?:\s+(?:rada|alata|programa|programu|programima|jezika))*(?:\s+(?:u|na|s|sa|of|in|with))?\s+/
const CASE = /(?:om|em|u|a)$/

/** Lists folded names under which the vocabulary may know a skill, the nearest first. */
export function vocabularyNames(label: string): string[] {
  const text = fold(label)
  const bare = text.replace(LEAD, '')
  const names = [text, bare].flatMap((name) => [name, name.replace(MAKER, '')])
  const cases = names.map((name) => (name.includes(' ') ? name : name.replace(CASE, '')))
  const all = [...names, ...cases].flatMap((name) => [name, MISSPELLED.get(name) ?? name])
  return [...new Set(all)].filter((name) => name.length > 1)
}

/** Returns the correct name of a misspelled program. */
export function respelled(label: string): string | undefined {
  const right = MISSPELLED.get(fold(label).replace(MAKER, ''))
  return right === undefined ? undefined : (SHOWN[right] ?? `${right[0]?.toUpperCase()}${right.slice(1)}`)
}

const SHOWN: Readonly<Record<string, string>> = {
  powerpoint: 'PowerPoint',
  autocad: 'AutoCAD',
  'ms office': 'MS Office',
  wordpress: 'WordPress',
  javascript: 'JavaScript',
}
