import { createElement, Suspense, use } from 'react'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { LineView } from '#platform/web/rich-text/line-view.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { usePublishedText } from './blocks-provider.tsx'
import { EditingContext } from './editing-context.ts'

export type BlockTag = 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd' | 'b' | 'li' | 'blockquote'

export type BlockProps = {
  id: string
  as?: BlockTag
  className?: string
  /** The most characters, where they differ from the block's own limit. */
  max?: number
  /** Another check before publishing; returns the fault as a text. */
  check?: (document: RichText) => string | undefined
}

const BlockPictures = lazyPart(async () => (await import('./block-pictures.tsx')).BlockPictures)

/** Shows a live-editable text, with its pictures below it. */
export function Block(props: BlockProps) {
  const published = usePublishedText(props.id)
  const editing = use(EditingContext)
  if (editing) return <editing.Editable {...props} published={published} store={editing.store} />
  const { id, as = 'span', className } = props
  const { document, pictures } = published
  const words = createElement(as, { 'data-block': id, className }, <LineView document={document} />)
  if (!pictures?.length) return words
  return (
    <>
      {words}
      <Suspense>
        <BlockPictures document={document} pictures={pictures} />
      </Suspense>
    </>
  )
}
