import { vi } from 'vitest'
import { ApiError, NoAnswerError } from '../api/api-error.ts'
import { type AutosaveOptions, createAutosave, type Versioned } from './autosave.ts'
import type { DraftPlace, StoredDraft } from './device-drafts.ts'

export type Text = { text: string }
export type Answer = 'ok' | 'lost' | 'refused' | 'tooLarge' | 'away' | 'broken' | 'conflict'

/** A device that outlives the page, with or without room. */
export function deviceWith({ room = true } = {}): DraftPlace & { kept?: StoredDraft | undefined } {
  return {
    kept: undefined as StoredDraft | undefined,
    async read() {
      return this.kept
    },
    async keep(draft) {
      if (!room) throw new DOMException('full', 'QuotaExceededError')
      this.kept = draft
    },
    async drop(mark) {
      if (this.kept?.mark === mark) this.kept = undefined
    },
  }
}

/** A server that keeps one text by versions, and answers each save as it is told. */
function serverWith(answers: Answer[]) {
  let stored: Versioned<Text> = { value: { text: '' }, version: '0' }
  let count = 0
  const put = (value: Text) => (stored = { value, version: String(++count) })
  const page = { saved: stored }
  return {
    page,
    stored: () => stored,
    elsewhere: (text: string) => put({ text }),
    options(): AutosaveOptions<Text> {
      return {
        saved: page.saved,
        async send(value, ifMatch) {
          const answer = answers.shift() ?? 'ok'
          await new Promise((resolve) => setTimeout(resolve, 50))
          if (answer === 'away') throw new NoAnswerError('away')
          if (answer === 'broken') throw new ApiError(503, '{}')
          if (answer === 'tooLarge') throw new ApiError(413, '{"code":"platform.tooLarge"}')
          if (answer === 'refused') throw new ApiError(422, '{"fields":{"text":"Unos je predugačak."}}')
          if (answer === 'conflict') put({ text: `elsewhere ${count}` })
          if (ifMatch !== `"${stored.version}"`) throw new ApiError(409, '{"code":"platform.conflict"}')
          put(value)
          if (answer === 'lost') throw new NoAnswerError('lost')
          page.saved = stored
          return stored.version
        },
        async reload() {
          page.saved = stored
        },
      }
    },
  }
}

/** One person who writes on a page, with its server and device. */
export function writing(answers: Answer[] = [], device = deviceWith()) {
  const server = serverWith(answers)
  const draw = () => createAutosave<Text>(device, server.options())
  const open = () => {
    const autosave = draw()
    autosave.subscribe(() => {})
    return autosave
  }
  let machine = open()
  return {
    server,
    device,
    /** A page that is drawn and thrown away again, as the browser does while something on it still loads. */
    draw,
    get now() {
      return machine.read()
    },
    onScreen: () => (machine.read().unsaved ?? machine.savedOn(server.page.saved).value).text,
    type: (text: string) => machine.edit(() => ({ text })),
    append: (more: string) => machine.edit(({ text }) => ({ text: text + more })),
    insist: () => machine.insist(),
    forget: () => machine.forget(),
    save: () => machine.save(),
    /** The page goes away without a word, and comes again. */
    reload() {
      vi.clearAllTimers()
      server.page.saved = server.stored()
      machine = open()
    },
    async pass(ms: number) {
      for (let gone = 0; gone < ms; gone += 50) {
        await vi.advanceTimersByTimeAsync(50)
        machine.connect(server.options())
      }
    },
  }
}
