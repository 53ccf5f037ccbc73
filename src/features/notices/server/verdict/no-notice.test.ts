import { describe, expect, test } from 'vitest'
import { isRight } from '../eval/evaluate.ts'
import { readLabelled } from '../eval/labelled.ts'
import { parseNotice } from '../parse-notice.ts'
import { parseBytes } from '../parse-command.ts'

describe('what is no notice', () => {
  test('is refused, and notices are not', () => {
    const sets = Map.groupBy(readLabelled(), ({ set }) => set)
    const refused = (of: 'pages' | 'holdoutPages' | 'ours' | 'shapes' | 'holdout') => {
      const all = sets.get(of) ?? []
      return all.filter(({ text }) => parseNotice(text).noNotice !== null).length / all.length
    }
    expect(refused('pages')).toBeGreaterThan(0.9)
    expect(refused('holdoutPages')).toBeGreaterThan(0.85)
    for (const set of ['ours', 'shapes', 'holdout'] as const) expect(refused(set), set).toBeLessThan(0.03)
  })

  test('and what strangers were told wrongly of notices is read as a person reads it', () => {
    const sets = Map.groupBy(readLabelled(), ({ set }) => set)
    for (const [set, least] of [
      ['faults', 0.9],
      ['holdoutFaults', 0.8],
    ] as const) {
      const all = sets.get(set) ?? []
      expect(all.filter(isRight).length / all.length, set).toBeGreaterThanOrEqual(least)
    }
  })

  test('is told in the answer of the line command, which states nothing of it', async () => {
    const text = 'CJENOVNIK\nPregled 20 KM\nPlomba 60 KM\nVađenje zuba 50 KM\nUklanjanje kamenca 45 KM'
    expect(await parseBytes(Buffer.from(text))).toMatchObject({
      kind: null,
      title: null,
      skills: [],
      reason: 'prices',
    })
  })
})
