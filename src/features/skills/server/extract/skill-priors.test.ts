import { describe, expect, test } from 'vitest'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { readEnglishNames, readPriors } from './skill-priors.ts'
import { openOwnSkills } from './own-skills.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

describe('what is kept of labelled sentences', () => {
  test('is counts for skills that exist and names, never a sentence', () => {
    const keys = new Set(readOwnTables().skills.map(({ key }) => key))
    for (const [skill, prior] of readPriors()) {
      expect(keys.has(skill) || UUID.test(skill)).toBe(true)
      expect(Math.abs(prior)).toBeLessThan(5)
    }
    const names = [...readEnglishNames().values()].flat()
    expect(names.filter((name) => name.split(' ').length > 5)).toEqual([])
  })

  test('makes names of our skills meet what advertisements call them', async () => {
    const find = await openOwnSkills()
    const found = (text: string) => find(text).map(({ en }) => en)
    expect(found('You are a good communicator and a problem solver with proactive mindset.')).toEqual(
      expect.arrayContaining(['communication']),
    )
  })
})
