import type { Run } from '#platform/contract/differences.ts'
import { useSavingText } from '../forms/use-saving-text.ts'

type Props = { runs: readonly Run[] }

/** A text with its removed and added words: struck out and underlined, and named for those who listen. */
export function WordChanges({ runs }: Props) {
  return (
    <p className="text-sm whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
      {runs.map(({ removed, added, kept }, at) => (
        <span key={at}>
          {removed.length > 0 && <Gone words={removed} />}
          {removed.length > 0 && added.length > 0 && ' '}
          {added.length > 0 && <Come words={added} />}
          {kept.join('')}
        </span>
      ))}
    </p>
  )
}

function Gone({ words }: { words: readonly string[] }) {
  const t = useSavingText()
  return (
    <del className="bg-harm-tint text-harm-ink line-through">
      <span className="sr-only">{t('removed')} </span>
      {words.join('')}
    </del>
  )
}

function Come({ words }: { words: readonly string[] }) {
  const t = useSavingText()
  return (
    <ins className="bg-river-tint text-river-ink underline">
      <span className="sr-only">{t('added')} </span>
      {words.join('')}
    </ins>
  )
}

/** The removed and added lines alone. */
export function LineChanges({ runs }: Props) {
  const t = useSavingText()
  const lines = runs.flatMap(({ removed, added }) => [
    ...removed.map((text) => ({ text, isGone: true })),
    ...added.map((text) => ({ text, isGone: false })),
  ])
  return (
    <ul className="grid gap-1 text-sm [overflow-wrap:anywhere]">
      {lines.map(({ text, isGone }, at) => (
        <li key={at}>
          <span className="text-ink-3" aria-hidden>
            {t(isGone ? 'removed' : 'added')}{' '}
          </span>
          {isGone ? <Gone words={[text]} /> : <Come words={[text]} />}
        </li>
      ))}
    </ul>
  )
}
