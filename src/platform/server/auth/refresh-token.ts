import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../config/secrets.ts'

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/

/** One rotation of a session: `family` is the session's id, `counter` grows by one each time. */
export type Rotation = { family: string; counter: number }

/** `family.counter.MAC`: the server can make it again at any time, so it stores nothing of it. */
export function signRefreshToken(secrets: Secrets, { family, counter }: Rotation): string {
  return `${family}.${counter}.${mac(secrets, { family, counter }).toString('base64url')}`
}

/** The rotation a token stands for; undefined for anything this server has not signed. */
export function readRefreshToken(secrets: Secrets, token: string): Rotation | undefined {
  const match = FORM.exec(token)
  if (!match) return undefined
  const rotation = { family: match[1] ?? '', counter: Number(match[2]) }
  const input = Buffer.from(match[3] ?? '', 'base64url')
  return input.length === 32 && timingSafeEqual(input, mac(secrets, rotation)) ? rotation : undefined
}

function mac(secrets: Secrets, { family, counter }: Rotation): Buffer {
  return createHmac('sha256', secrets.key('refresh-token')).update(`${family}.${counter}`).digest()
}
