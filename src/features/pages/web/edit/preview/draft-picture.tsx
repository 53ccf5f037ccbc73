import { Suspense } from 'react'
import { LibraryImage } from '#features/library/web/index.ts'
import type { PictureProps } from '../../view/picture-view.tsx'

/** A picture as staff see it, whose bytes are not public yet. */
export function drawDraftPicture({ id, alt, className }: PictureProps) {
  return (
    <Suspense fallback={null}>
      <LibraryImage id={id} alt={alt} className={`h-auto w-full ${className}`} />
    </Suspense>
  )
}
