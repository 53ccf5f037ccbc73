import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FileCache } from './file-cache.ts'

function counted(outcomes: readonly (() => Promise<string>)[] = []) {
  const path = join(mkdtempSync(join(tmpdir(), 'zamah-made-')), 'engine.bin')
  let times = 0
  const made = new FileCache(path, () => outcomes[times++]?.() ?? Promise.resolve(`the ${times}.`))
  return { path, made, times: () => times }
}

test('a hundred who ask at once get the same one, which was made once', async () => {
  const { made, times } = counted()
  const answers = await Promise.all(Array.from({ length: 100 }, () => made.current()))
  expect(new Set(answers)).toEqual(new Set(['the 1.']))
  expect(times()).toBe(1)
})

test('who asks after another file was left there gets what is made from that one', async () => {
  const { path, made } = counted()
  expect(await made.current()).toBe('the 1.')
  writeFileSync(path, 'trained')
  expect(await made.current()).toBe('the 2.')
  utimesSync(path, 1, 1)
  expect(await made.current()).toBe('the 3.')
  expect(await made.current()).toBe('the 3.')
})

test('after a failure the next one who asks is not told of it', async () => {
  const { made } = counted([() => Promise.reject(new Error('the disk is away'))])
  await expect(made.current()).rejects.toThrow('the disk is away')
  expect(await made.current()).toBe('the 2.')
})
