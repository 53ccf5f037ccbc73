import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { type Answer, deviceWith, type Text, writing } from './autosave.fixture.ts'
import { type AutosaveOptions, createAutosave, type Versioned } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was kept is sent by the page that stands, and not by one that was only drawn', async () => {
  const desk = writing(['away'])
  await desk.pass(50)
  desk.type('on the train')
  await desk.pass(1500)
  expect(desk.device.kept).toBeDefined()
  vi.clearAllTimers()
  desk.draw()
  await desk.pass(500)
  expect(desk.server.stored().value.text).toBe('')
  desk.reload()
  await desk.pass(500)
  expect(desk.server.stored().value.text).toBe('on the train')
  expect(desk.now.state.kind).toBe('saved')
})

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('type' as const), text: fc.string({ maxLength: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 3000 }) }),
  },
  fc.record({
    do: fc.constantFrom('reload' as const, 'insist' as const, 'forget' as const, 'save' as const),
  }),
  fc.record({ do: fc.constant('elsewhere' as const), text: fc.string({ maxLength: 3 }) }),
)
const anyAnswer = fc.constantFrom<Answer>('ok', 'lost', 'refused', 'tooLarge', 'away', 'broken', 'conflict')

test('"saved" is said only when the last save that was answered holds exactly what is on the screen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.array(anyAnswer, { maxLength: 12 }),
      async (steps, answers) => {
        const desk = writing(answers)
        await desk.pass(50)
        for (const one of steps) {
          if (one.do === 'type') desk.type(one.text)
          else if (one.do === 'pass') await desk.pass(one.ms)
          else if (one.do === 'elsewhere') desk.server.elsewhere(one.text)
          else if (one.do === 'save') void desk.save()
          else if (one.do === 'insist' || one.do === 'forget') {
            if (desk.now.state.kind === 'conflict') desk[one.do]()
          } else desk.reload()
          const { kind } = desk.now.state
          if (kind !== 'saved' && kind !== 'idle') continue
          expect(desk.onScreen()).toBe(desk.server.page.saved.value.text)
          expect(desk.now.unsaved).toBeUndefined()
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('whatever the answers, once the server takes it what was typed last is saved, and nothing is left behind', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Answer>('lost', 'away', 'broken'), { maxLength: 6 }),
      fc.array(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (answers, texts, reloads) => {
        const desk = writing(answers)
        for (const text of texts) {
          desk.type(text)
          await desk.pass(200)
          if (reloads) desk.reload()
        }
        // Answers that were lost under later letters look like another device's: the person says whose counts.
        for (let tried = 0; tried < 3; tried += 1) {
          await desk.pass(400_000)
          if (desk.now.state.kind === 'conflict') desk.insist()
        }
        expect(desk.server.stored().value.text).toBe(texts.at(-1))
        expect(desk.now.unsaved).toBeUndefined()
        expect(desk.device.kept).toBeUndefined()
      },
    ),
    { numRuns: 40 },
  )
})

test('a text that the server refuses is not called saved, names its field, stays on the device and is tried again', async () => {
  const desk = writing(['refused', 'tooLarge'])
  desk.type('too long')
  await desk.pass(2000)
  expect(desk.now).toMatchObject({ state: { kind: 'failed', again: false }, device: 'kept' })
  expect(desk.now.faults).toEqual({ text: 'Unos je predugačak.' })
  await desk.pass(120_000)
  expect(desk.server.stored().value.text).toBe('')
  desk.reload()
  await desk.pass(200)
  expect(desk.onScreen()).toBe('too long')
  expect(desk.now.state.kind).toBe('failed')
  desk.type('short')
  await desk.pass(2000)
  expect(desk.server.stored().value.text).toBe('short')
  expect(desk.now.state.kind).toBe('saved')
})

test('what is written without a link is kept over a reload and saved once there is one', async () => {
  const desk = writing(['away', 'away', 'away'])
  desk.type('on the train')
  await desk.pass(1000)
  expect(desk.now).toMatchObject({ state: { kind: 'failed', again: true }, device: 'kept' })
  desk.reload()
  await desk.pass(100)
  expect(desk.onScreen()).toBe('on the train')
  expect(desk.now.restored).toBe(true)
  await desk.pass(120_000)
  expect(desk.server.stored().value.text).toBe('on the train')
  expect(desk.device.kept).toBeUndefined()
})

test('a device without room says so, and the text is saved all the same', async () => {
  const desk = writing(['away'], deviceWith({ room: false }))
  desk.type('full')
  await desk.pass(1000)
  expect(desk.now.device).toBe('full')
  await desk.pass(10_000)
  expect(desk.now.state.kind).toBe('saved')
  expect(desk.server.stored().value.text).toBe('full')
})

test('the text of a save stays on the screen until the page shows the answer, and a further edit builds on it', async () => {
  const desk = writing()
  const before = desk.server.page.saved
  desk.type('one')
  await desk.pass(1500)
  desk.server.page.saved = before
  await desk.pass(50)
  expect([desk.now.unsaved, desk.onScreen()]).toEqual([undefined, 'one'])

  desk.append(' two')
  await desk.pass(2000)
  expect(desk.now.state.kind).toBe('saved')
  expect(desk.server.stored().value.text).toBe('one two')
  desk.server.elsewhere('three')
  desk.server.page.saved = desk.server.stored()
  await desk.pass(50)
  expect(desk.onScreen()).toBe('three')
})

test('where versions are not counted, what another device clears is cleared here too', async () => {
  const saved = { current: { value: { text: '' }, version: '0' } }
  const machine = createAutosave<Text>(deviceWith(), {
    saved: saved.current,
    send: async () => '0',
    reload: async () => undefined,
  })
  machine.subscribe(() => {})
  const draw = (text: string) => {
    saved.current = { value: { text }, version: '0' }
    const { text: onScreen } = machine.read().unsaved ?? machine.savedOn(saved.current).value
    machine.connect({ saved: saved.current, send: async () => '0', reload: async () => undefined })
    return onScreen
  }
  machine.edit(() => ({ text: 'I come on Friday' }))
  await vi.advanceTimersByTimeAsync(1500)
  expect([machine.read().unsaved, draw('')]).toEqual([undefined, 'I come on Friday'])
  expect(draw('I come on Friday')).toBe('I come on Friday')
  expect(draw('I come on Friday at 10')).toBe('I come on Friday at 10')
  expect(draw('')).toBe('')
})

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const desk = writing(['lost'])
  desk.type('once')
  await desk.pass(20_000)
  expect(desk.now.state.kind).toBe('saved')
})

test('nor if the server gives its fields in another order', async () => {
  type Paper = { title: string; parts: { type: string; text?: string }[] }
  const saved: Versioned<Paper> = { value: { title: '', parts: [] }, version: '0' }
  const options: AutosaveOptions<Paper> = {
    saved,
    async send() {
      throw new ApiError(409, '{"code":"platform.conflict"}')
    },
    async reload() {
      saved.value = { parts: [{ text: 'a', type: 'p' }, { type: 'end' }], title: 'once' }
      saved.version = '1'
    },
  }
  const machine = createAutosave(deviceWith(), options)
  machine.edit(() => ({ title: 'once', parts: [{ type: 'p', text: 'a' }, { type: 'end' }] }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(machine.read().state.kind).toBe('saved')
})

test('letters typed before the device was read are not lost, and neither is what it kept', async () => {
  const desk = writing()
  desk.device.kept = { value: { text: 'kept' }, version: '0', mark: 'a' }
  desk.reload()
  desk.type('typed early')
  await desk.pass(3000)
  expect(desk.onScreen()).toBe('typed early')
  expect(desk.server.stored().value.text).toBe('typed early')
})
