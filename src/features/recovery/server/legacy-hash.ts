import { createHmac } from 'node:crypto'
import { verify as verifyArgon2 } from '@node-rs/argon2'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'
import { formsOf } from '#platform/server/auth/password.ts'
import { checkPhpass, PHPASS } from './phpass.ts'

/** The password schemes of former sites. */
export type LegacyScheme = 'bcrypt' | 'argon2' | 'phpass'

/** `$wp$` is WordPress since 6.8: bcrypt over an HMAC of the password. */
const BCRYPT = /^(?:\$wp)?\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/
const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=\d+\$m=(\d{1,7}),t=(\d{1,2}),p=\d{1,2}\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/
const DEAREST_BCRYPT = 15
const DEAREST_ARGON2_KIB = 262_144

/** Returns the scheme of a hash; `undefined` for one that cannot be checked in reasonable time. */
export function legacyScheme(hash: string): LegacyScheme | undefined {
  const bcrypt = BCRYPT.exec(hash)
  if (bcrypt) return Number(bcrypt[1]) >= 4 && Number(bcrypt[1]) <= DEAREST_BCRYPT ? 'bcrypt' : undefined
  const argon2 = ARGON2.exec(hash)
  if (argon2) return Number(argon2[1]) <= DEAREST_ARGON2_KIB ? 'argon2' : undefined
  return PHPASS.test(hash) ? 'phpass' : undefined
}

/** Returns whether a password matches an imported hash, in any Unicode form in which it was typed then. */
export async function matchesLegacyHash(password: string, hash: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await matchesForm(form, hash)) return true
  return false
}

async function matchesForm(password: string, hash: string): Promise<boolean> {
  switch (legacyScheme(hash)) {
    case 'bcrypt':
      return hash.startsWith('$wp$')
        ? verifyBcrypt(wordpressDigest(password), hash.slice('$wp'.length))
        : verifyBcrypt(password, hash)
    case 'argon2':
      return verifyArgon2(hash, password)
    case 'phpass':
      return checkPhpass(password, hash)
    case undefined:
      return false
  }
}

function wordpressDigest(password: string): string {
  return createHmac('sha384', 'wp-sha384').update(password.trim()).digest('base64')
}
