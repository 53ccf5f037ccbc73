import { expect, test } from 'vitest'
import { Outbox, type OutboxEntry, type SendResult } from './outbox.ts'

/** A device whose storage outlives its pages, and a server that answers as the test sets. */
function device(answers: (entry: OutboxEntry) => Promise<SendResult>) {
  const disk = new Map<string, OutboxEntry>()
  const waiting: (() => void)[] = []
  const sent: string[] = []
  let lanes = Promise.resolve()
  const open = async () => {
    let shown: readonly OutboxEntry[] = []
    const outbox = new Outbox({
      store: {
        list: async () => structuredClone([...disk.values()]),
        put: async (entry) => void disk.set(entry.id, structuredClone(entry)),
        remove: async (id) => void disk.delete(id),
      },
      async send(entry) {
        sent.push(entry.id)
        return answers(entry)
      },
      exclusive: (_lane, work) => (lanes = lanes.then(work)),
      later: (_ms, work) => void waiting.push(work),
      onChange: (entries) => {
        shown = entries
      },
    })
    await outbox.open()
    return { outbox, shown: () => shown }
  }
  const wake = async () => {
    for (const work of waiting.splice(0)) work()
    await new Promise((resolve) => setTimeout(resolve))
    await lanes
  }
  return { disk, sent, open, wake, settled: () => wake() }
}

const entry = (id: string) => ({ id, lane: 'razgovor', body: { body: id } })

test('what is written without a link outlives the page, and goes out in order when the link is back', async () => {
  let isOnline = false
  const { open, sent, wake } = device(async () => (isOnline ? 'taken' : {}))
  const { outbox } = await open()
  for (const id of ['prva', 'druga', 'treća']) await outbox.add(entry(id))
  await wake()
  outbox.stop()
  isOnline = true
  sent.length = 0
  const { shown } = await open()
  await wake()
  expect(sent).toEqual(['prva', 'druga', 'treća'])
  expect(shown()).toEqual([])
})

test('what the server refuses stays with its reason, lets the next through, and goes on or goes away as its writer says', async () => {
  const refused = new Set(['prazna'])
  const { open, disk, wake } = device(async ({ id }) =>
    refused.has(id) ? { refusal: 'Poruka je prazna.' } : 'taken',
  )
  const { outbox, shown } = await open()
  await outbox.add(entry('prazna'))
  await outbox.add(entry('puna'))
  await wake()
  expect(shown().map(({ id, refusal }) => [id, refusal])).toEqual([['prazna', 'Poruka je prazna.']])
  refused.clear()
  await outbox.retry('prazna')
  await wake()
  expect(disk.size).toBe(0)
  refused.add('druga')
  await outbox.add(entry('druga'))
  await wake()
  await outbox.discard('druga')
  expect([disk.size, shown()]).toEqual([0, []])
})

test('on a slow device what is written is shown at once, keeps its order, and what it cannot keep goes back to its writer', async () => {
  const { open, sent, disk, settled } = device(async () => 'taken')
  const { outbox, shown } = await open()
  const kept = ['prva', 'druga', 'treća'].map((id) => outbox.add(entry(id)))
  expect(shown().map(({ id }) => id)).toEqual(['prva', 'druga', 'treća'])
  await Promise.all(kept)
  await settled()
  expect(sent).toEqual(['prva', 'druga', 'treća'])
  disk.set = () => {
    throw new Error('full')
  }
  await expect(outbox.add(entry('četvrta'))).rejects.toThrow('full')
  expect(shown()).toEqual([])
})
