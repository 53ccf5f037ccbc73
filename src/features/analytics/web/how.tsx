import { CircleHelp } from 'lucide-react'
import { useText } from './use-text.ts'

/** Explains how a figure is computed. */
export function How({ text, className = '' }: { text: string; className?: string }) {
  const t = useText()
  return (
    <details className={`text-sm ${className}`}>
      <summary className="inline-flex min-h-target cursor-pointer items-center gap-1.5 font-ui text-river-ink">
        <CircleHelp size={16} strokeWidth={1.75} aria-hidden />
        {t('how')}
      </summary>
      <p className="max-w-measure pb-2 text-ink-2">{text}</p>
    </details>
  )
}
