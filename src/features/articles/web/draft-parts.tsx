import { Suspense } from 'react'
import { DocumentPart, DraftFigure, LibraryImage } from '#features/library/web/index.ts'
import type { TextParts } from '#platform/web/rich-text/rich-text-view.tsx'
import { cardPath } from '../contract/card-from.ts'
import type { Content } from '../contract/content.ts'
import { ArticleEmbed } from './read-parts.tsx'

/** The parts beside words in a text that is not published yet. */
export const DRAFT_PARTS: TextParts = {
  figure: (attrs) => <DraftFigure {...attrs} />,
  embed: (attrs) => <ArticleEmbed {...attrs} />,
  card: (attrs) =>
    attrs.kind === 'file' ? (
      <Suspense>
        <DocumentPart id={attrs.slug} />
      </Suspense>
    ) : (
      <p className="text-sm text-ink-2">{cardPath(attrs)}</p>
    ),
}

export function DraftCover({ cover }: Pick<Content, 'cover'>) {
  if (!cover) return null
  return (
    <Suspense>
      <LibraryImage id={cover.picture} alt="" className="mb-4 h-auto max-h-96 max-w-full rounded-control" />
    </Suspense>
  )
}
