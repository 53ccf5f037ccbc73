import { useCallEditorText } from '../use-call-editor-text.ts'
import type { TermDifference } from './use-term-differences.ts'

/** Lists each changed term, old and new. */
export function TermDifferences({ differences }: { differences: readonly TermDifference[] }) {
  const t = useCallEditorText()
  return (
    <dl className="grid gap-2 wrap-anywhere">
      {differences.map(({ name, before, after }) => (
        <div key={`${name} ${before} ${after}`}>
          <dt className="text-xs text-ink-2">{name}</dt>
          <dd>
            <del className="text-ink-2">{before || t('terms.none')}</del>
            <span aria-hidden="true"> → </span>
            <ins className="font-strong no-underline">{after || t('terms.none')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
