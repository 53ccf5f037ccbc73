import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { useText } from './use-text.ts'
import { ApplicationTitle, WholeApplication } from './whole-application.tsx'

/** Prints the team's draft; rendered only while somebody prints. */
export function PrintedDraft({ canvas, content }: { canvas: Canvas; content: ApplicationContent }) {
  const t = useText()
  const locale = useLocale()
  const at = usePrinting()
  if (!at) return null
  return (
    <div className="on-white hidden print:block">
      <header className="mb-6 border-b border-line pb-4">
        <p className="text-xs text-ink-2">
          {t('print.draft', { date: formatDate(at, locale), time: formatTime(at) })}
        </p>
        <ApplicationTitle canvas={canvas} content={content} />
      </header>
      <WholeApplication canvas={canvas} content={content} />
    </div>
  )
}

/** Returns the time at which the current printing began. */
function usePrinting(): Date | undefined {
  const [at, setAt] = useState<Date>()
  useEffect(() => {
    // The browser prints as soon as its listeners return, so the render must be synchronous.
    const begin = () => flushSync(() => setAt(new Date()))
    const end = () => setAt(undefined)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return at
}
