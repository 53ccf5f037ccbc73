import type { RichText } from '#platform/contract/rich-text/document.ts'
import { RichTextView } from '#platform/web/rich-text/rich-text-view.tsx'
import type { Mention } from '../../contract/mentions.ts'
import { linkedDocument } from '../../contract/tagged-document.ts'

type Props = {
  body: RichText
  mentions?: readonly Mention[]
  /** Where the profiles of these readers lie. */
  profiles?: '/profile' | '/profil'
}

/** The words of a post, with its hashtags and the people whom it names as links. */
export function PostWords({ body, mentions = [], profiles = '/profile' }: Props) {
  const people = mentions.map(({ name, slug }) => ({ name, href: `${profiles}/${slug}` }))
  return <RichTextView document={linkedDocument(body, people)} />
}
