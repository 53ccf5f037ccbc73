import type { RichText } from '#platform/contract/rich-text/document.ts'
import { partsOf } from '#platform/contract/rich-text/line.ts'
import { InlineView } from './inline-view.tsx'

const OF_STAFF = {}

/** A text of one paragraph, within whatever element it stands in. */
export function LineView({ document }: { document: RichText }) {
  return <InlineView content={partsOf(document)} link={OF_STAFF} />
}
