import { Suspense } from 'react'
import type { Figure } from '#platform/contract/rich-text/document.ts'
import { LibraryImage } from '../lazy-parts.ts'

/** A picture within a text that is not published yet, as its readers will see it. */
export function DraftFigure({ picture, alt, caption }: Figure['attrs']) {
  return (
    <figure className="my-3">
      <Suspense>
        <LibraryImage id={picture} alt={alt} className="h-auto max-h-96 max-w-full rounded-control" />
      </Suspense>
      {caption && <figcaption className="mt-3 text-xs text-ink-2">{caption}</figcaption>}
    </figure>
  )
}
