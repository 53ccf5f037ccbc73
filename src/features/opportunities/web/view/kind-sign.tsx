import { classNames } from '#platform/web/ui/class-names.ts'
import { Drawing } from '#platform/web/ui/drawings/drawing.tsx'
import type { Kind } from '../../contract/kinds.ts'

/** The sign of a kind: a line with one solid stone. Its word stands beside it. */
export function KindSign({ kind, className }: { kind: Kind; className?: string }) {
  return <Drawing symbols={[kind]} className={classNames('size-5', className)} />
}
