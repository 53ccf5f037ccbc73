import { isContact } from './contacts.ts'
import { isLocation } from './cues.ts'
import { INLINE_NAME, LABELLED_NAME, TITLE_OF_PAPER } from './person.ts'
import { sectionNamed } from './section-names.ts'

/** Words that forms print around the answers. */
const PRINTED =
  /^(?:razine|nivoi?|levels?|common european framework|zajedni[čc]ki evropski|\(?linkedin\)?$)/iu

/**
 * Returns true for headings, the document's title, the name, the address and contacts, which are shown once and are no
 * rows.
 */
export function isBoilerplate(text: string): boolean {
  const [first = ''] = text.split('  ')
  return (
    TITLE_OF_PAPER.test(text.trim()) ||
    sectionNamed(text)?.rest === '' ||
    isContact(text) ||
    isLocation(text) ||
    LABELLED_NAME.test(first) ||
    INLINE_NAME.test(text.replace(/:? {2,}/, ': ')) ||
    PRINTED.test(text)
  )
}
