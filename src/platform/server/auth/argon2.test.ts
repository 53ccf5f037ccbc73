import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { hash, verify } from './argon2.ts'

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

test('a password is known again, and another is not', async () => {
  const stored = await hash('Ljeto-na-Uni', OPTIONS)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(stored, 'Ljeto-na-Uni')).toBe(true)
  expect(await verify(stored, 'Ljeto-na-Vrbasu')).toBe(false)
})

test('whoever sends many passwords at once takes no thread from readers that is as important as theirs', async () => {
  const hashing = Promise.all(Array.from({ length: 12 }, () => hash('Ljeto-na-Uni', OPTIONS)))
  await expect
    .poll(() => threads().filter((thread) => niceness(thread) > getPriority()).length)
    .toBeGreaterThan(0)
  expect(niceness(String(process.pid))).toBe(getPriority())
  expect(new Set(await hashing).size).toBe(12)
})

const threads = () => readdirSync('/proc/self/task')

/** As Linux tells; the main thread has the number of its process. */
function niceness(thread: string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
}
