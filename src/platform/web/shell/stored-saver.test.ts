import { beforeEach, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'
import { saveDataSaver, storedDataSaver } from './stored-saver.ts'

/** The parts of a browser that the boot script and the choice use. */
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
  /** Runs the boot script of a new page and returns whether the page saves data. */
  opensSaving(): boolean {
    this.marks.clear()
    new Function(bootScript)()
    return storedDataSaver()
  }
}
beforeEach(() => () => vi.unstubAllGlobals())

test('Without a choice, a page follows the data saver of the browser', () => {
  const browser = new Browser({ saveData: true })
  expect(browser.opensSaving()).toBe(true)
})

test('The choice of the person overrides the data saver of the browser', () => {
  const browser = new Browser({ saveData: true })
  saveDataSaver(false)
  expect(storedDataSaver()).toBe(false)
  expect(browser.opensSaving()).toBe(false)
  const other = new Browser({ saveData: false })
  saveDataSaver(true)
  expect(storedDataSaver()).toBe(true)
  expect(other.opensSaving()).toBe(true)
})

test('A browser without `navigator.connection` downloads everything', () => {
  const browser = new Browser(undefined)
  expect(browser.opensSaving()).toBe(false)
})
