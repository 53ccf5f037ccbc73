import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'

const NONCE = 12

/** Goes out with a form and comes back with its answers: when it was opened, so that nobody can say so themselves. */
export function makeMark({ secrets }: Pick<Services, 'secrets'>, formId: string, now: Date): string {
  const body = `${now.getTime().toString(36)}.${randomBytes(NONCE).toString('base64url')}`
  return `${body}.${signatureOf(secrets.key('form-marks'), formId, body)}`
}

/** Milliseconds since the form was opened; nothing where the mark is not one of ours, or of another form. */
export function ageOf(
  { secrets }: Pick<Services, 'secrets'>,
  formId: string,
  mark: string,
  now: Date,
): number | undefined {
  const [, body = '', time = '', signature = ''] =
    /^(([\da-z]{1,12})\.[\w-]{16})\.([\w-]{22})$/.exec(mark) ?? []
  const right = Buffer.from(signatureOf(secrets.key('form-marks'), formId, body))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return now.getTime() - parseInt(time, 36)
}

function signatureOf(key: Buffer, formId: string, body: string): string {
  return createHmac('sha256', key).update(`${formId}.${body}`).digest('base64url').slice(0, 22)
}

/** Tells a sheet that was sent before: a double press sends the same one. */
export function sheetDigest({ secrets }: Pick<Services, 'secrets'>, mark: string, typed: object): Buffer {
  return createHmac('sha256', secrets.key('form-sheets'))
    .update(`${mark}\n${JSON.stringify(typed)}`)
    .digest()
}

/** The key by which its sender follows what was sent. */
export function submissionKey({ secrets }: Pick<Services, 'secrets'>, submission: string): string {
  return createHmac('sha256', secrets.key('form-sent')).update(submission).digest('base64url')
}

export function newKey(): string {
  return randomBytes(32).toString('base64url')
}
