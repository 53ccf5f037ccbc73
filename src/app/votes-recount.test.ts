import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { digestOf, writeAudit } from '#features/votes/server/audit-file.ts'
import type { Command } from './run.ts'
import { votesRecount } from './votes-recount.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zamah-recount-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function say(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await votesRecount({ args } as unknown as Command)
    return write.mock.calls.map(([line]) => String(line)).join('')
  } finally {
    write.mockRestore()
  }
}

const option = { number: 1, title: 'Klupe', amount: 500_00, boardPlace: 1 }
const fileOf = (votes: number) =>
  writeAudit({
    slug: 'jesen',
    fund: 500_00,
    minVotes: 1,
    options: [option],
    votes: Array.from({ length: votes }, (_, at) => ({
      receipt: `ABCD-${String(at).padStart(4, '0')}`,
      option: 1,
      voidReason: null,
    })),
  })

test('a file of a vote that was made up as a whole is called unproven, and only the digest of the page proves one', async () => {
  const path = join(folder, 'glasovi.csv')
  const published = digestOf(fileOf(2))
  await writeFile(path, fileOf(3))
  const alone = await say(path)
  expect(alone).toContain('jesen: 3 votes')
  expect(alone).toContain('UNPROVEN')
  expect(alone).not.toMatch(/^PROVEN/m)
  await expect(say(path, published)).rejects.toThrow('This is not the digest that you gave')

  await writeFile(path, fileOf(2))
  const proven = await say(path, published.toUpperCase())
  expect(proven).toMatch(/^PROVEN/m)
  expect(proven).not.toContain('UNPROVEN')
  // An email program or a spreadsheet may have changed the line ends.
  await writeFile(path, `\uFEFF${fileOf(2).replaceAll('\n', '\r\n')}`)
  expect(await say(path, published)).toMatch(/^PROVEN/m)
})
