import type { Opportunity } from '#features/opportunities/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { fillMessage } from '../../contract/placeholders.ts'
import type { PersonDetails } from '../hiring/hiring.queries.ts'

type Addressed = {
  message: Bilingual
  person: PersonDetails | undefined
  /** The language of the application. */
  language: Locale
  opportunity: Pick<Opportunity, 'title' | 'organisationName'>
}

/** Returns the message in the language of the applicant's emails, with its placeholders filled in. */
export function messageTo({ message, person, language, opportunity }: Addressed): string {
  const { title, organisationName } = opportunity
  // In the language of the email around it, because the application may be in the other.
  const translation = readText(message, person?.language ?? language)
  const name = person?.name.split(' ')[0] ?? ''
  const named = readText({ bhs: title.bhs ?? '', en: title.en ?? '' }, translation.language)
  return fillMessage(translation.text, { name, opportunity: named.text, organisation: organisationName })
}
