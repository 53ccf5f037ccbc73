import { blockNames } from '#platform/contract/block-names.ts'
import { storedBlockId } from './blocks.ts'
import { reasons } from './contact.ts'
import { localStorageEntries, measurementCookies, preferenceCookies, signInCookies } from './cookies.ts'
import type { LegalDocument } from './document.ts'
import { faq } from './faq.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

type Rules = Parameters<typeof blockNames>[0]

const stored = [...signInCookies, ...preferenceCookies, ...measurementCookies, ...localStorageEntries]

/** What staff read instead of the ids of the legal texts, the frequent questions and the contact page. */
export const nameOfBlock = blockNames([
  [/^(?:terms|privacy|faq|contact)-title$/, 'Glavni naslov', 'Main heading'],
  [/^(?:terms|privacy|faq|contact)-intro$/, 'Uvod', 'Introduction'],
  ...sectionNames(terms),
  ...sectionNames(privacy),
  ...stored.flatMap((entry): Rules => {
    const names = entry.names.join(', ')
    return [
      [storedBlockId(entry), `${names}: čemu služi`, `${names}: what it is for`],
      [`${storedBlockId(entry)}-lasts`, `${names}: koliko traje`, `${names}: how long it lasts`],
    ]
  }),
  ...faq.flatMap(
    ({ id, title, questions }): Rules => [
      [`faq-${id}-title`, `Grupa pitanja „${title.bhs}“`, `Group of questions “${title.en}”`],
      ...questions.flatMap(
        ({ id: name, question }): Rules => [
          [`faq-${id}-${name}-question`, `Pitanje „${question.bhs}“`, `Question “${question.en}”`],
          [`faq-${id}-${name}-answer`, `Odgovor na „${question.bhs}“`, `Answer to “${question.en}”`],
        ],
      ),
    ],
  ),
  ['contact-name', 'Ko vodi stranicu', 'Who runs the site'],
  ['contact-place', 'Mjesto', 'Place'],
  ['contact-email', 'Email adresa', 'Email address'],
  ...reasons.flatMap(
    ({ id, title }): Rules => [
      [`contact-${id}-title`, `„${title.bhs}“: naslov`, `“${title.en}”: heading`],
      [`contact-${id}-text`, `„${title.bhs}“: tekst`, `“${title.en}”: text`],
    ],
  ),
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
