import type { RichText } from '#platform/contract/rich-text/document.ts'
import { RichTextView } from '#platform/web/rich-text/rich-text-view.tsx'
import { taggedDocument } from '../../contract/tagged-document.ts'

/** The words of a post, with its hashtags as links. */
export function PostWords({ body }: { body: RichText }) {
  return <RichTextView document={taggedDocument(body)} />
}
