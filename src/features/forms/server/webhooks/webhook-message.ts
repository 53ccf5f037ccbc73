import { createHmac } from 'node:crypto'
import { readText } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { findForm, findVersion } from '../forms.queries.ts'
import { findSubmission } from '../submissions.queries.ts'
import type { Due } from './webhooks.queries.ts'

type Key = Pick<Services, 'secrets'>

/** Derives the key of a webhook from its salt, so that no key is stored. */
export function secretOf({ secrets }: Key, form: string, salt: string): string {
  const key = createHmac('sha256', secrets.key('form-webhooks')).update(`${form}.${salt}`)
  return `whsec_${key.digest('base64')}`
}

/** Signs a message by the Standard Webhooks, so that receivers can use a library. */
export function signedHeaders(input: { id: string; secret: string; body: string; now: Date }) {
  const { id, secret, body, now } = input
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
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
