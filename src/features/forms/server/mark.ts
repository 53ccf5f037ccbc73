import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'

const NONCE = 12

/**
 * Goes out with a form and comes back with its answers: when it was opened and what it is filled in for, so that nobody can
 * say so themselves.
 */
export function makeMark(
  { secrets }: Pick<Services, 'secrets'>,
  formId: string,
  now: Date,
  use: string | null = null,
): string {
  const nonce = randomBytes(NONCE).toString('base64url')
  const body = `${now.getTime().toString(36)}.${nonce}${use === null ? '' : `.${use}`}`
  return `${body}.${signatureOf(secrets.key('form-marks'), formId, body)}`
}

/** Milliseconds since the form was opened; nothing where the mark is not one of ours, or of another form. */
export function ageOf(
  services: Pick<Services, 'secrets'>,
  formId: string,
  mark: string,
  now: Date,
): number | undefined {
  const read = readMark(services, formId, mark)
  return read && now.getTime() - read.at
}

export function readMark(
  { secrets }: Pick<Services, 'secrets'>,
  formId: string,
  mark: string,
): { at: number; use: string | null } | undefined {
  const [, body = '', time = '', use = null, signature = ''] =
    /^(([\da-z]{1,12})\.[\w-]{16}(?:\.([\da-f-]{36}))?)\.([\w-]{22})$/.exec(mark) ?? []
  const right = Buffer.from(signatureOf(secrets.key('form-marks'), formId, body))
  const input = Buffer.from(signature)
  if (input.length !== right.length || !timingSafeEqual(input, right)) return undefined
  return { at: parseInt(time, 36), use: use || null }
}

function signatureOf(key: Buffer, formId: string, body: string): string {
  return createHmac('sha256', key).update(`${formId}.${body}`).digest('base64url').slice(0, 22)
}

/** Tells a sheet that was sent before: a double press sends the same one. */
export function sheetDigest({ secrets }: Pick<Services, 'secrets'>, mark: string, input: object): Buffer {
  return createHmac('sha256', secrets.key('form-sheets'))
    .update(`${mark}\n${JSON.stringify(input)}`)
    .digest()
}

/** The key by which its sender follows what was sent. */
export function submissionKey({ secrets }: Pick<Services, 'secrets'>, submission: string): string {
  return createHmac('sha256', secrets.key('form-sent')).update(submission).digest('base64url')
}

export function newKey(): string {
  return randomBytes(32).toString('base64url')
}
