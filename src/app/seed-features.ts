import type { Feature } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Seeds every feature's part of the demo world, each as soon as its dependencies are seeded. When one fails, the others
 * finish before the error is thrown.
 */
export async function seedFeatures(services: Services, features: readonly Feature[]): Promise<void> {
  const seeds = new Map<string, Promise<void>>()
  for (const { name, seed, seedAfter } of features) {
    const before = (seedAfter ?? [...seeds.keys()]).map((other) => {
      const earlier = seeds.get(other)
      if (!earlier)
        throw new Error(`The demo world of ${name} builds on ${other}, which is not listed before it.`)
      return earlier
    })
    const own = Promise.all(before).then(() => seed?.(services))
    // The error is thrown below; until then no promise may be unhandled.
    own.catch(() => undefined)
    seeds.set(name, own)
  }
  const results = await Promise.allSettled(seeds.values())
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
