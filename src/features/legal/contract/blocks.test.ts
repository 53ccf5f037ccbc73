import { describe, expect, it } from 'vitest'
import { legalBlocks, privacyBlocks, storedBlockId, termsBlocks } from './blocks.ts'
import { localStorageEntries, preferenceCookies, signInCookies } from './cookies.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const namesOf = (list: typeof signInCookies) => list.flatMap(({ names }) => names)

describe('the legal texts', () => {
  it('can all be edited: every id is unique, short and plain', () => {
    const pages = [termsBlocks, privacyBlocks]
    const ids = pages.flatMap((page) => Object.keys(page))
    expect(new Set(ids).size).toBe(ids.length)
    expect(Object.keys(legalBlocks)).toHaveLength(ids.length)
    for (const id of ids) expect(id).toMatch(/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  it('are there in both languages and within their limits', () => {
    for (const [id, { bhs, en, max }] of Object.entries(legalBlocks)) {
      expect(bhs.length, id).toBeGreaterThan(0)
      expect(en.length, id).toBeGreaterThan(0)
      expect(Math.max(bhs.length, en.length), id).toBeLessThanOrEqual(max)
    }
  })

  it('name every cookie and every storage key that the product sets', () => {
    expect(namesOf(signInCookies)).toEqual([
      '__Host-sid',
      '__Host-reg',
      '__Host-rf',
      '__Host-onb',
      '__Host-vote',
    ])
    expect(namesOf(preferenceCookies)).toEqual(
      expect.arrayContaining(['theme', 'lang', 'consent', 'script', 'saver']),
    )
    const keys = ['accessToken', 'refresh_token', 'preferred-language', 'registrationEmail']
    expect(namesOf(localStorageEntries)).toEqual(expect.arrayContaining(keys))
    for (const stored of [...signInCookies, ...preferenceCookies, ...localStorageEntries]) {
      expect(privacyBlocks).toHaveProperty(storedBlockId(stored))
    }
  })

  it('give every section of a page its own anchor', () => {
    for (const { sections } of [terms, privacy]) {
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
