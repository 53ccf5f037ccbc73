import { useShellText } from '../../i18n/use-shell-text.ts'
import { classNames } from '../class-names.ts'

/** How many characters are used of how many; red beyond. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const t = useShellText()
  return (
    <span className={classNames('tabular-nums', used > limit && 'font-strong text-harm-ink')}>
      <span aria-hidden>
        {used} / {limit}
      </span>
      <span className="sr-only">{t('fields.count', { used: String(used), limit: String(limit) })}</span>
    </span>
  )
}
