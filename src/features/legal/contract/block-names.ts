import { blockNames } from '#platform/contract/block-names.ts'
import { storedBlockId } from './blocks.ts'
import { localStorageEntries, measurementCookies, preferenceCookies, signInCookies } from './cookies.ts'
import type { LegalDocument } from './document.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

type Rules = Parameters<typeof blockNames>[0]

const stored = [...signInCookies, ...preferenceCookies, ...measurementCookies, ...localStorageEntries]

/** What staff read instead of the ids of the legal texts. */
export const nameOfBlock = blockNames([
  [/^(?:terms|privacy)-title$/, 'Glavni naslov', 'Main heading'],
  [/^(?:terms|privacy)-intro$/, 'Uvod', 'Introduction'],
  ...sectionNames(terms),
  ...sectionNames(privacy),
  ...stored.flatMap((entry): Rules => {
    const names = entry.names.join(', ')
    return [
      [storedBlockId(entry), `${names}: čemu služi`, `${names}: what it is for`],
      [`${storedBlockId(entry)}-lasts`, `${names}: koliko traje`, `${names}: how long it lasts`],
    ]
  }),
])

/** Paragraphs are called by the title of their section and their place in it. */
function sectionNames({ id, sections }: LegalDocument): Rules {
  return sections.flatMap(
    ({ id: name, title, parts }): Rules => [
      [`${id}-${name}-title`, `„${title.bhs}“: naslov`, `“${title.en}”: heading`],
      ...parts.map((_part, at): Rules[number] => [
        `${id}-${name}-${at + 1}`,
        `„${title.bhs}“: odlomak ${at + 1}`,
        `“${title.en}”: paragraph ${at + 1}`,
      ]),
    ],
  )
}
