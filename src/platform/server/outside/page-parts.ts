import { Parser } from 'htmlparser2'
import { decodeBytes } from '#platform/contract/decode-bytes.ts'

const SCRIPTS_MAX = 20

export type PageParts = { title: string; meta: ReadonlyMap<string, string>; scripts: readonly string[] }

/** What a page of another site says of itself: its title, its metadata by their names, and its structured data. */
export function partsOfPage({ bytes, type: stated }: { bytes: Uint8Array; type: string }): PageParts {
  const meta = new Map<string, string>()
  const scripts: string[] = []
  let title = ''
  let within: 'title' | 'script' | undefined
  const parser = new Parser(
    {
      onopentag(name, { property, name: called, content, type }) {
        const key = (property ?? called ?? '').toLowerCase()
        if (name === 'meta' && content !== undefined && !meta.has(key)) meta.set(key, content)
        if (name === 'title' && title === '') within = 'title'
        if (
          name === 'script' &&
          /^\s*application\/ld\+json\b/i.test(type ?? '') &&
          scripts.length < SCRIPTS_MAX
        ) {
          within = 'script'
          scripts.push('')
        }
      },
      ontext(part) {
        if (within === 'title') title += part
        if (within === 'script') scripts[scripts.length - 1] += part
      },
      onclosetag(name) {
        if (name === within) within = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.end(decode(bytes, stated))
  return { title, meta, scripts }
}

/** Decodes the page; its own charset counts before the server's, which is the same for all its files. */
function decode(bytes: Uint8Array, type: string): string {
  const stated = /charset=["']?([\w-]{2,30})/i
  const inPage = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  return decodeBytes(bytes, [stated.exec(inPage)?.[1], stated.exec(type)?.[1]])
}
