import { Suspense } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { receiptNumber } from '../contract/receipt.ts'
import { PapersMenu } from './documents/papers-menu.tsx'
import { usePapersText } from './documents/use-papers-text.ts'
import { ApplicationHead } from './state/application-head.tsx'
import { ClosedNote } from './state/closed-note.tsx'
import { Versions } from './versions/versions.tsx'
import { useText } from './use-text.ts'
import { WholeApplication } from './whole-application.tsx'

const FirstSubmission = lazyPart(async () => (await import('./changes/first-submission.tsx')).FirstSubmission)

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
      <ApplicationHead
        canvas={canvas}
        content={content}
        state={canvas.state}
        until={canvas.changes?.until ?? null}
      />
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
          <FirstSubmission canvas={canvas} changes={canvas.changes} />
        </Suspense>
      )}
      <WholeApplication canvas={canvas} content={content} />
    </main>
  )
}
