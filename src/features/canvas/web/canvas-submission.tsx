import { Suspense } from 'react'
import { Link } from 'react-router'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { receiptNumber } from '../contract/receipt.ts'
import { PapersMenu } from './documents/papers-menu.tsx'
import { usePapersText } from './documents/use-papers-text.ts'
import { ClosedNote } from './state/closed-note.tsx'
import { StateChip, StateLink } from './state/state-chip.tsx'
import { Versions } from './versions/versions.tsx'
import { useText } from './use-text.ts'
import { ApplicationTitle, WholeApplication } from './whole-application.tsx'

const FirstSent = lazyPart(async () => (await import('./changes/first-submission.tsx')).FirstSubmission)

/** Shows the submission with its receipt; also for printing. */
export function CanvasSubmission({ canvas }: { canvas: Canvas }) {
  const t = useText()
  const papers = usePapersText()
  const locale = useLocale()
  const { submission } = canvas
  if (!submission) return null
  const { content, digest } = submission
  const arrived = new Date(submission.arrivedAt)
  return (
    <main id="main" className="wrap max-w-[52rem] py-8 print:on-white print:py-0">
      <Link to="/canvas" className="link inline-flex min-h-target items-center text-sm print:hidden">
        {t('own.title')}
      </Link>
      <header className="mt-2 mb-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip state={canvas.state} until={canvas.changes?.until ?? null} />
          <StateLink state={canvas.state} />
        </p>
        <ApplicationTitle canvas={canvas} content={content} />
      </header>
      {canvas.state?.kind === 'cancelled' && <ClosedNote canvas={canvas} />}
      <section className="mb-8 border-y border-line py-4 text-sm" aria-labelledby="receipt">
        <h2 id="receipt" className="text-md">
          {papers('receipt', { number: receiptNumber(submission) })}
        </h2>
        <p>{t('sent.arrived', { date: formatDate(arrived, locale), time: formatTime(arrived) })}</p>
        <p className="mt-1 text-xs text-ink-2 [overflow-wrap:anywhere]">{t('sent.digest', { digest })}</p>
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          <PapersMenu canvas={canvas} />
          <Versions canvas={canvas} content={content} />
        </div>
      </section>
      {canvas.changes && (
        <Suspense fallback={null}>
          <FirstSent canvas={canvas} changes={canvas.changes} />
        </Suspense>
      )}
      <WholeApplication canvas={canvas} content={content} />
    </main>
  )
}
