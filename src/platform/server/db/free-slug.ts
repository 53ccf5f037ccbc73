import { randomInt } from 'node:crypto'

/** After so many namesakes a random tail finds a free slug faster than counting. */
const COUNTED = 6

/** Returns the first slug that `take` gets: the plain one, then `plain-2` to `plain-6`, then one with a random tail. */
export async function takeFreeSlug(plain: string, take: (slug: string) => Promise<boolean>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const tail = attempt <= COUNTED ? attempt : randomInt(10_000, 100_000)
    const slug = attempt === 1 ? plain : `${plain}-${tail}`
    if (await take(slug)) return slug
  }
}
