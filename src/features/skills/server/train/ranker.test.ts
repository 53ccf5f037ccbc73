import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { SIGNS } from '../extract/weigh-match.ts'
import { TableError } from '../vocabulary/tsv.ts'
import { fit, type Judged, likelihood, refit } from './ranker.ts'
import { learnRanker, materialPath, readMaterial, formatMaterial } from './ranker-material.ts'

const kept = readMaterial()
const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** Creates a data folder with other material. */
function folderWith(material: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ranker-'))
  folders.push(folder)
  const before = readFileSync(join(materialPath, '../ranker-before.tsv'))
  writeFileSync(join(folder, 'ranker-before.tsv'), before)
  writeFileSync(join(folder, 'ranker-material.tsv'), material)
  return folder
}

describe('whoever refits the ranker', () => {
  test('gets the same weights from unchanged material', () => {
    expect(learnRanker()).toEqual(learnRanker())
    expect(learnRanker(folderWith(formatMaterial(kept)))).toEqual(learnRanker())
  })

  test('gets other weights from other judgements', () => {
    const turned = kept.ours.map((row) => ({ ...row, right: !row.right }))
    const other = learnRanker(folderWith(formatMaterial({ ...kept, ours: turned })))
    expect(other.english).toEqual(learnRanker().english)
    expect(other.ours).not.toEqual(learnRanker().ours)
  })

  test('gets weights under which what was judged is likelier than before', () => {
    const before = SIGNS.map(() => 0)
    const half = kept.ours.filter((_, n) => n % 2 === 0)
    expect(likelihood(half, fit(half, before, 1))).toBeGreaterThan(likelihood(half, before))
    expect(likelihood(half, refit(half, before, 1))).toBeGreaterThan(likelihood(half, before))
  })

  test('keeps the weights from before where nothing was judged', () => {
    expect(refit([], [1, 2], 10)).toEqual([1, 2])
  })

  test('never gets endless weights, however the judgements fall', () => {
    const rows = fc.array(
      fc.record({
        text: fc.nat(40),
        right: fc.boolean(),
        signs: fc.tuple(fc.constant(1), fc.double({ min: -2, max: 2, noNaN: true })),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(rows, (judged: Judged[]) => {
        for (const weight of refit(judged, [-1, 2], 10)) expect(Number.isFinite(weight)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('material', () => {
  test('is figures alone, and never a word', () => {
    expect(
      readFileSync(materialPath, 'utf8').replace(/\b(?:english|ours|by|text|right|signs)\b/g, ''),
    ).not.toMatch(/[a-z]/i)
  })

  test.each([
    ['', 'ranker-material.tsv cannot be used: The first line must be: by⇥text⇥right⇥signs'],
    ['by\ttext\tright\tsigns\n', 'ranker-material.tsv cannot be used: there is nothing to learn from'],
    [
      'by\ttext\tright\tsigns\nours\t1\t1\t1 2 3\n',
      'ranker-material.tsv cannot be used: line 2 has not 11 numbers as signs',
    ],
    [
      `by\ttext\tright\tsigns\nours\t1\tyes\t${SIGNS.map(() => 0).join(' ')}\n`,
      'ranker-material.tsv cannot be used: line 2 has no number of a text, or neither 0 nor 1',
    ],
    [
      `by\ttext\tright\tsigns\nours\t1\t1\t${SIGNS.map(() => 'NaN').join(' ')}\n`,
      'ranker-material.tsv cannot be used: line 2 has not 11 numbers as signs',
    ],
    [
      `by\ttext\tright\tsigns\nnobody\t1\t1\t${SIGNS.map(() => 0).join(' ')}\n`,
      'ranker-material.tsv cannot be used: line 2 must begin with english or ours',
    ],
  ])('that is broken is refused with the reason: %j', (text, reason) => {
    expect(() => learnRanker(folderWith(text))).toThrow(new TableError(reason))
  })

  test('that is not there is refused by its name', () => {
    expect(() => learnRanker(join(tmpdir(), 'no-such-folder'))).toThrow(/^ranker-before\.tsv cannot be used/)
  })
})
