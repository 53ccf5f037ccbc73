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

/** The strip that readers will see, as high before the picture is there as afterwards. */
const COVER = 'mb-4 block aspect-video max-h-48 w-full rounded-surface object-cover lg:mb-6 lg:max-h-72'

export function DraftCover({ cover }: Pick<Content, 'cover'>) {
  if (!cover) return null
  return (
    <Suspense fallback={<span className={COVER} />}>
      <LibraryImage id={cover.picture} alt="" className={COVER} />
    </Suspense>
  )
}
