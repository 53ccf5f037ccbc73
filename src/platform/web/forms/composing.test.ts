import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composing, WORDS } from './composing.ts'

type Act = 'key' | 'enter' | 'done' | 'failed'
const acts = fc.array(fc.constantFrom<Act>('key', 'key', 'key', 'enter', 'enter', 'done', 'done', 'failed'), {
  maxLength: 120,
})

/** A field, and a way that takes as long as the test says. */
function field({ stays = false } = {}) {
  let text = ''
  let keys = 0
  const sent: string[] = []
  const waiting: { said: string; end(isKept: boolean): void }[] = []
  const submit = composing<string, void>(() => ({
    writing: WORDS,
    read: () => text,
    write: (next) => {
      text = next
    },
    take: () => {
      text = ''
    },
    send: (said) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({
          said,
          end: (isKept) => {
            if (isKept) sent.push(said)
            if (isKept) resolve()
            else reject(new Error('full'))
          },
        })
      }),
    stays,
  }))
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  return {
    sent,
    text: () => text,
    typed: () => Array.from({ length: keys }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(''),
    async act(what: Act) {
      if (what === 'key') {
        text += String.fromCodePoint(0x4e00 + keys)
        keys += 1
      } else if (what === 'enter' && text.trim() !== '') void submit()
      else if (what === 'done' || what === 'failed') {
        waiting.shift()?.end(what === 'done')
        await turn()
      }
    },
    async end() {
      for (await turn(); waiting.length > 0; await turn()) waiting.shift()!.end(true)
    },
  }
}

const letters = (text: string) => text.replaceAll('\n', '')

test('every key typed during a send is sent or stays in the field, once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      const { act, end, sent, text, typed } = field()
      for (const one of done) await act(one)
      await end()
      const all = letters(sent.join('') + text())
      expect([...all].toSorted().join('')).toBe(typed())
      if (!done.includes('failed')) expect(all).toBe(typed())
      expect(sent.every((said) => said.trim() !== '')).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('a change is sent once however often it is pressed, and stays until it is sent', async () => {
  const { act, end, sent, text } = field({ stays: true })
  await act('key')
  for (let n = 0; n < 5; n += 1) await act('enter')
  await act('key')
  expect(text()).toHaveLength(2)
  await end()
  expect(sent).toHaveLength(1)
  expect(text()).toHaveLength(2)
})
