import { LOCALES } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../contract/problems.ts'
import type { Content } from '../contract/rules/content.ts'
import { type Form, listHiddenContents } from './forms.queries.ts'
import { textOf } from './reportable.ts'

/** Many forms ask shorter questions; their titles tell them apart. */
const OWN_TEXT_MIN = 80

/**
 * Refuses to publish a text that moderators have hidden in another form of the same organisation or person, whether its editor
 * copied, imported or typed it. An appeal that is granted, or another text, opens the way.
 */
export async function refuseHiddenText(tx: Db, form: Form): Promise<void> {
  for (const hidden of await listHiddenContents(tx, form))
    if (isSameText(hidden, form.content))
      throw new Problem(problems.hiddenText, { values: { title: titleOf(hidden) } })
}

const titleOf = ({ title }: Content): string => readText(title, 'bhs').text

/** Whether people read the same: letter case, marks, signs and, in a text of its own, the title make no difference. */
export function isSameText(one: Content, other: Content): boolean {
  const [questions, others] = [one, other].map((content) => fold(textOf({ ...content, title: NO_TITLE })))
  if (questions !== others) return false
  return (
    questions!.length >= OWN_TEXT_MIN ||
    LOCALES.every((locale) => fold(one.title[locale]) === fold(other.title[locale]))
  )
}

const NO_TITLE = { bhs: '', en: '' }
