import { beforeEach, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'
import { saveDataSaver, storedDataSaver } from './stored-saver.ts'

/** A browser as far as these two need one. */
class Browser {
  readonly stored = new Map<string, string>()
  readonly marks = new Set<string>()

  constructor(connection: { saveData: boolean } | undefined) {
    const store = {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void this.stored.set(key, value),
      removeItem: (key: string) => void this.stored.delete(key),
    }
    const documentElement = {
      lang: 'bs',
      dataset: {},
      hasAttribute: (name: string) => this.marks.has(name),
      setAttribute: (name: string) => void this.marks.add(name),
      toggleAttribute: (name: string, on: boolean) =>
        void (on ? this.marks.add(name) : this.marks.delete(name)),
    }
    vi.stubGlobal('localStorage', store)
    vi.stubGlobal('sessionStorage', store)
    vi.stubGlobal('document', { documentElement, cookie: '' })
    vi.stubGlobal('navigator', { connection })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('location', { search: '', protocol: 'https:', hostname: 'localhost' })
  }
  /** Returns whether a page that opens now saves data from its first line on. */
  opensSaving(): boolean {
    this.marks.clear()
    new Function(bootScript)()
    return storedDataSaver()
  }
}
beforeEach(() => () => vi.unstubAllGlobals())

test('A device that asks all sites to save data is heard without a choice on ours', () => {
  const browser = new Browser({ saveData: true })
  expect(browser.opensSaving()).toBe(true)
})

test('A person who chooses decides, whatever the device asks', () => {
  const browser = new Browser({ saveData: true })
  saveDataSaver(false)
  expect(storedDataSaver()).toBe(false)
  expect(browser.opensSaving()).toBe(false)
  const other = new Browser({ saveData: false })
  saveDataSaver(true)
  expect(storedDataSaver()).toBe(true)
  expect(other.opensSaving()).toBe(true)
})

test('A browser that says nothing about it downloads everything', () => {
  const browser = new Browser(undefined)
  expect(browser.opensSaving()).toBe(false)
})
