import { hash, verify } from '@node-rs/argon2'
import { busy } from '../http/problem.ts'

/** Argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash of nothing anybody knows: an unknown address costs the time of a known one. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$6QnmvoQFHK4fkYBl1HVCLiZIRVO2iCkLQ2QT1gOEUgk'
const AT_ONCE = 4
const WAITING = 60

let running = 0
const queue: (() => void)[] = []

/** Hashes a password (argon2id, 19 MiB, 2 passes); refuses with 503 when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, OPTIONS))
}

/** Compares a password with a stored hash; without one it takes the same time and says no. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await bounded(() => verify(stored ?? DUMMY, password))
  return matches && Boolean(stored)
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw busy()
    await new Promise<void>((resolve) => queue.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}
