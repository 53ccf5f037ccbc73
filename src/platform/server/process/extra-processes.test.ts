import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { EventLoopLoad } from './event-loop-load.ts'
import { connectionsOf, countConnections, processesOf } from './default-processes.ts'
import { numbered } from './extra-processes.ts'

describe('Extra processes', () => {
  test('are wanted after eight busy seconds in a row, not after seven', () => {
    const load = new EventLoopLoad()
    const busy = Array.from({ length: 7 }, () => 0.9)
    const verdicts = [...busy, 0.2, ...busy, 0.7, 0.9].map((each) => load.sample(each))
    expect(verdicts.indexOf('busy')).toBe(15)
    expect(verdicts.filter((verdict) => verdict === 'busy')).toHaveLength(1)
  })

  test('are no longer wanted after five quiet minutes, one after another', () => {
    const load = new EventLoopLoad()
    const verdicts = Array.from({ length: 600 }, () => load.sample(0.02))
    expect(verdicts.flatMap((verdict, n) => (verdict === 'idle' ? [n] : []))).toEqual([299, 599])
    Array.from({ length: 299 }, () => load.sample(0.02))
    expect(load.sample(0.3)).toBe('neither')
    expect(load.sample(0.02)).toBe('neither')
  })

  test('are as many as an operator says, and never more than cores by themselves', () => {
    expect(processesOf(3)).toEqual({ max: 3, when: 'always' })
    const { max, when } = processesOf(undefined)
    expect(when).toBe('busy')
    expect(max).toBeLessThanOrEqual(availableParallelism())
    for (const each of [1, 2, 4, 8])
      expect(each * connectionsOf({ max: each, when: 'busy' })).toBeLessThanOrEqual(40)
  })

  test('take no more connections together than the built-in database gives', () => {
    expect(countConnections({ processes: 1, pool: 20 })).toEqual({ all: 29, direct: 6 })
    for (const processes of [1, 2, 4, 8]) {
      const pool = connectionsOf({ max: processes, when: 'busy' })
      expect(countConnections({ processes, pool }).all).toBeLessThanOrEqual(117)
    }
  })

  test('have their number at each of their figures', () => {
    const text = '# HELP a what\n# TYPE a gauge\na 1\nb{route="/x",status="200"} 2.5\n'
    expect(numbered(text, 3)).toBe('a{process="3"} 1\nb{route="/x",status="200",process="3"} 2.5\n')
  })
})
