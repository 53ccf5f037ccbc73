import { type PageParts, partsOfPage } from '#platform/server/outside/page-parts.ts'

export type LinkedPage = {
  title: string
  description: string
  /** Where the picture is that the page gives for itself. */
  picture: string | null
}
type Input = { bytes: Uint8Array; type: string; url: string }

const TITLE_MAX = 200
const DESCRIPTION_MAX = 300

/** Reads how a page presents itself where it is shared. */
export function readLinkedPage({ bytes, type, url }: Input): LinkedPage {
  const { title, meta } = partsOfPage({ bytes, type })
  const picture = firstOf(meta, ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'])
  return {
    title: line(firstOf(meta, ['og:title', 'twitter:title']) || title, TITLE_MAX),
    description: line(
      firstOf(meta, ['og:description', 'description', 'twitter:description']),
      DESCRIPTION_MAX,
    ),
    picture: picture === '' ? null : (URL.parse(picture.trim(), url)?.href ?? null),
  }
}

function firstOf(meta: PageParts['meta'], names: readonly string[]): string {
  return names.map((name) => meta.get(name) ?? '').find((value) => value.trim() !== '') ?? ''
}

function line(text: string, most: number): string {
  const words = text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return words.length <= most ? words.toWellFormed() : `${words.slice(0, most - 1).toWellFormed()}…`
}
