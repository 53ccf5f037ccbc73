import { NAMES } from './archive.ts'
import type { TarEntry } from './tar.ts'

/** A run of files that belong together, as one stream: all parts of a table, or one stored file. */
export type Section = { name: string; size: number; bytes: AsyncGenerator<Buffer> }

export async function* readSections(entries: AsyncGenerator<TarEntry>): AsyncGenerator<Section> {
  let next = await entries.next()
  while (!next.done) {
    const { name: first, size } = next.value
    const name = sectionOf(first)
    async function* join(): AsyncGenerator<Buffer> {
      for (let same = true; same && !next.done; same = !next.done && continues(next.value.name, name)) {
        yield* next.value.body
        next = await entries.next()
      }
    }
    const bytes = join()
    yield { name, size, bytes }
    for await (const _ of bytes);
  }
}

function continues(name: string, section: string): boolean {
  return section.endsWith('/') && sectionOf(name) === section
}

/** `tables/users/000001` is of `tables/users/`; a stored file is a section of its own. */
function sectionOf(name: string): string {
  const isPart = name.startsWith('tables/') || name.startsWith(NAMES.jobs)
  return isPart ? name.slice(0, name.lastIndexOf('/') + 1) : name
}
