import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

afterEach(() => void vi.useRealTimers())

const refusal = (port: number) => Object.assign(new Error(`connect ${port}`), { code: 'ECONNREFUSED' })

function openLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

test('an outage with a thousand victims has two lines: the first at once, and how many followed', () => {
  vi.useFakeTimers()
  const { log, lines } = openLog()
  for (let n = 0; n < 1000; n += 1) log.warn({ err: refusal(n) }, 'the database cannot be reached')
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  expect(lines.map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ['the database cannot be reached', undefined],
    ['the database cannot be reached', 999],
  ])
  log.warn({ err: refusal(1) }, 'the database cannot be reached')
  expect(lines).toHaveLength(3)
})

test('each request that failed has its own line, and so has each other cause, sentence and piece of news', () => {
  const { log, lines } = openLog()
  for (const requestId of ['a', 'b']) log.error({ err: refusal(1), requestId }, 'unexpected error')
  log.warn({ error: 'no route' }, 'hub cannot connect')
  log.warn({ error: 'no answer' }, 'hub cannot connect')
  for (let n = 0; n < 2; n += 1) {
    log.info({ error: 'none' }, 'queue opened')
    log.warn('Lost the database server')
  }
  for (const task of ['mail.send', 'sms.send']) log.error({ err: refusal(1), task }, 'a task failed')
  expect(lines).toHaveLength(10)
})

test('what is counted keeps nobody from ending', async () => {
  const { log } = openLog()
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  log.warn({ error: 'no answer' }, 'hub cannot connect')
  await sleep(0)
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBe(before)
})
