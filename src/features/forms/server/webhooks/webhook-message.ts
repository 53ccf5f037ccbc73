import { readText } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { webhookSecret } from '#platform/server/outside/signed-message.ts'
import type { Services } from '#platform/server/services.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { findForm, findVersion } from '../forms.queries.ts'
import { findSubmission } from '../submissions.queries.ts'
import type { Due } from './webhooks.queries.ts'

/** Returns the key of a form's webhook; it follows from the salt and is not stored. */
export function secretOf(services: Pick<Services, 'secrets'>, form: string, salt: string): string {
  return webhookSecret(services, { purpose: 'form-webhooks', id: form, salt })
}

/**
 * Returns the body of a message from the submission as it is now: the queue stores no answers, so deleted ones are not sent.
 * Returns nothing once the answers are deleted.
 */
export async function bodyOf(db: Db, form: string, { event, submission }: Due): Promise<string | undefined> {
  const result = await findForm(db, form)
  if (!result) return undefined
  const of = { id: form, slug: result.slug, title: result.content.title }
  if (submission === null) return JSON.stringify({ type: event, form: of })
  const record = await findSubmission(db, { form, hidden: [], id: submission })
  const content = record && (await findVersion(db, form, record.version))
  if (!content || record.clearedAt !== null) return undefined
  const answers = content.fields.flatMap((field) => {
    const answer = record.answers[field.id]
    if (answer === undefined) return []
    const { id, kind } = field
    return [
      {
        field: id,
        kind,
        question: readText(field.label, 'bhs').text,
        answer,
        text: sayAnswer(field, answer, 'bhs'),
      },
    ]
  })
  const { id, number, version, status, sentAt, editedAt } = record
  return JSON.stringify({
    type: event,
    form: of,
    submission: { id, number, version, status, sentAt, editedAt, answers },
  })
}
