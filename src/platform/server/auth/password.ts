import { type Asker, FairQueue } from '../limits/fair-queue.ts'
import { hash, verify } from './argon2.ts'

/** Argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash of nothing anybody knows: an unknown address costs the time of a known one. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$6QnmvoQFHK4fkYBl1HVCLiZIRVO2iCkLQ2QT1gOEUgk'
/** The product hashes passwords of its demo world itself. */
const OURSELVES: Asker = { client: 'product' }

const queue = new FairQueue({ concurrency: 4, perKey: 64, inAll: 320 })
const comparing = new Map<string, Promise<boolean>>()

/** Hashes a password in its composed form (NFC), which every keyboard can make (argon2id, 19 MiB, 2 passes) when it is the client's turn; refuses with 503 when too many wait. */
export function hashPassword(password: string, asker: Asker = OURSELVES): Promise<string> {
  return queue.run(asker, () => hash(password.normalize('NFC'), OPTIONS))
}

/**
 * Compares a password with a stored hash; without one it takes the same time and says no. What is asked for an account in
 * the same words at the same moment is compared once.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  asker: Asker = OURSELVES,
): Promise<boolean> {
  const against = stored ?? DUMMY
  const same = JSON.stringify([asker.account, against, password])
  let comparison = comparing.get(same)
  if (!comparison) {
    comparison = queue.run(asker, () => verifyAny(against, password)).finally(() => comparing.delete(same))
    comparing.set(same, comparison)
  }
  return (await comparison) && Boolean(stored)
}

/** In each form in which the same letters may have been hashed: passwords set before were hashed as the keyboard sent them. */
export function formsOf(password: string): ReadonlySet<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')])
}

async function verifyAny(stored: string, password: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await verify(stored, form)) return true
  return false
}
