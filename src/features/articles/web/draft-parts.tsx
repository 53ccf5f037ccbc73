import { Suspense } from 'react'
import { LibraryImage } from '#features/library/web/index.ts'
import type { TextParts } from '#platform/web/rich-text/rich-text-view.tsx'
import { cardPath } from '../contract/card-from.ts'
import type { Content } from '../contract/content.ts'
import { EmbedLink } from './read-parts.tsx'

/** The parts beside words in a text that is not published yet. */
export const DRAFT_PARTS: TextParts = {
  figure: ({ picture, alt, caption }) => (
    <figure className="my-3">
      <Picture id={picture} alt={alt} />
      {caption && <figcaption className="mt-3 text-xs text-ink-2">{caption}</figcaption>}
    </figure>
  ),
  embed: (attrs) => <EmbedLink {...attrs} />,
  card: (attrs) => <p className="text-sm text-ink-2">{cardPath(attrs)}</p>,
}

export function DraftCover({ cover }: Pick<Content, 'cover'>) {
  return cover ? <Picture id={cover.picture} alt="" /> : null
}

function Picture({ id, alt }: { id: string; alt: string }) {
  return (
    <Suspense>
      <LibraryImage id={id} alt={alt} className="mb-4 h-auto max-h-96 max-w-full rounded-control" />
    </Suspense>
  )
}
