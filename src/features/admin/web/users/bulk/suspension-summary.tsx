import { SKIPS, type SuspensionPreview } from '../../../contract/bulk.endpoints.ts'
import { useBulkText } from './use-bulk-text.ts'

const NAMES = 5

/** What will happen, to whom, and who is left out and why. */
export function SuspensionSummary({ preview }: { preview: SuspensionPreview }) {
  const t = useBulkText()
  const namesOf = useNames()
  const { suspended, skipped, roles } = preview
  const languages = useMailWords(preview)
  return (
    <ul className="border-b border-line">
      {suspended.length > 0 && (
        <Line
          count={suspended.length}
          text={`${t('mails.title', { count: suspended.length })}: ${languages}`}
        >
          {namesOf(suspended.map(({ name }) => name))}
        </Line>
      )}
      {roles.map(({ id, title, names }) => (
        <Line key={id} count={names.length} text={title}>
          {namesOf(names)}
        </Line>
      ))}
      {SKIPS.map((why) => {
        const those = skipped.filter((one) => one.why === why)
        if (those.length === 0) return null
        return (
          <Line
            key={why}
            count={those.length}
            text={`${t('skipped', { count: those.length })}: ${t(`why.${why}`)}`}
          >
            {namesOf(those.map(({ name }) => name || t('someone')))}
          </Line>
        )
      })}
    </ul>
  )
}

function Line({ count, text, children }: { count: number; text: string; children: string }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3 border-t border-line py-2.5 text-sm">
      <b aria-hidden className="text-lg leading-tight tabular-nums">
        {count}
      </b>
      <span className="[overflow-wrap:anywhere]">
        {text}
        <small className="block text-xs text-ink-2">{children}</small>
      </span>
    </li>
  )
}

function useNames() {
  const t = useBulkText()
  return (names: readonly string[]) => {
    const first = names.slice(0, NAMES).join(', ')
    return names.length > NAMES ? t('more', { names: first, count: String(names.length - NAMES) }) : first
  }
}

/** Returns how many mails go in which language, in words. */
export function useMailWords({ suspended }: Pick<SuspensionPreview, 'suspended'>): string {
  const t = useBulkText()
  return (['bhs', 'en'] as const)
    .map((language) => ({ language, count: suspended.filter((one) => one.language === language).length }))
    .filter(({ count }) => count > 0)
    .map(({ language, count }) => t(`mails.${language}`, { count }))
    .join(', ')
}
