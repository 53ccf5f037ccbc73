import { expect, test } from 'vitest'
import type { Feature } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { features } from './features.ts'
import { seedFeatures } from './seed-features.ts'

const services = {} as Services

test('a part of the demo world is laid as soon as those it builds on are there, whoever else is still at work', async () => {
  const { laid, part } = world()
  const slow = Promise.withResolvers<void>()
  const done = seedFeatures(services, [
    part('people'),
    part('pictures', { seedAfter: ['people'], until: slow.promise }),
    part('jobs', { seedAfter: ['people'] }),
    part('everything'),
  ])
  await expect.poll(() => laid).toEqual(['people', 'jobs'])
  slow.resolve()
  await done
  expect(laid).toEqual(['people', 'jobs', 'pictures', 'everything'])
})

test('a part that fails is told after the others have ended, and nothing is laid on it', async () => {
  const { laid, part } = world()
  const broken = Promise.reject(new Error('no room'))
  broken.catch(() => undefined)
  const seeding = seedFeatures(services, [
    part('people'),
    part('pictures', { seedAfter: ['people'], until: broken }),
    part('jobs', { seedAfter: ['people'] }),
    part('galleries', { seedAfter: ['pictures'] }),
  ])
  await expect(seeding).rejects.toThrow('no room')
  expect(laid).toEqual(['people', 'jobs'])
})

test('a part cannot build on what comes after it', async () => {
  const { part } = world()
  const list = [part('jobs', { seedAfter: ['people'] }), part('people')]
  await expect(seedFeatures(services, list)).rejects.toThrow('jobs builds on people')
})

test('what each part of the product builds on stands before it', () => {
  const names = features.map(({ name }) => name)
  const wrong = features.flatMap(({ name, seedAfter = [] }) =>
    seedAfter.filter((other) => !names.slice(0, names.indexOf(name)).includes(other)),
  )
  expect(features.some(({ seedAfter }) => seedAfter)).toBe(true)
  expect(wrong).toEqual([])
})

function world() {
  const laid: string[] = []
  function part(name: string, given: { seedAfter?: string[]; until?: Promise<void> } = {}): Feature {
    const { until, ...after } = given
    async function seed() {
      await until
      laid.push(name)
    }
    return { name, catalogues: { bhs: {}, en: {} }, routes: [], seed, ...after }
  }
  return { laid, part }
}
