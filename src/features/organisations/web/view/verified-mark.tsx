import { BadgeCheck } from 'lucide-react'
import { useText } from '../use-text.ts'

/** The badge after the name of a verified organisation. */
export function VerifiedMark({ size = 20 }: { size?: number }) {
  const t = useText()
  return (
    <span className="inline-flex flex-none align-[-0.15em] text-river-ink" title={t('shown.verified')}>
      <BadgeCheck size={size} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{t('shown.verified')}</span>
    </span>
  )
}
