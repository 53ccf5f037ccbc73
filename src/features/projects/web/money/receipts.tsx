import { useCallWords } from '#features/calls/web/index.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { PAPER_UPLOADS, RECEIPTS_MAX } from '../../contract/money/files.endpoints.ts'
import type { Money } from '../../contract/money/money.endpoints.ts'
import { PaperList } from './paper-list.tsx'
import { UploadButton } from './upload-button.tsx'
import { usePapersText } from './use-papers-text.ts'

/** The expenses with their receipts; those without come first, because they are missing. */
export function Receipts({ money }: { money: Money }) {
  const t = usePapersText()
  const { km, day } = useCallWords()
  const { slug, expenses, spent, proven, standing, isFinished, isReportAccepted } = money
  const sorted = expenses.toSorted(
    (one, other) => Math.sign(one.papers.length) - Math.sign(other.papers.length),
  )
  return (
    <section aria-labelledby="receipts">
      <SectionHeading id="receipts" title={t('receipts.title')} />
      <p className="mb-3 text-sm text-ink-2">
        {t('receipts.lead')} {standing.team && t('receipts.help')}
      </p>
      {expenses.length === 0 ? (
        <p className="text-sm text-ink-2">{t('receipts.none')}</p>
      ) : (
        <>
          <p className="mb-2 text-sm">{t('receipts.state', { proven: km(proven), spent: km(spent) })}</p>
          <ul className="border-b border-line">
            {sorted.map(({ id, what, amount, day: on, papers }) => (
              <li key={id} className="grid gap-1 border-t border-line py-3">
                <div className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">{what}</span>
                  <span className="font-strong whitespace-nowrap tabular-nums">{km(amount)}</span>
                </div>
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <span className="text-sm text-ink-2">{day(on)}</span>
                  {papers.length === 0 && <Chip tone="sun">{t('receipts.missing')}</Chip>}
                </div>
                <PaperList slug={slug} papers={papers} mayRemove={standing.team && !isFinished} />
                {standing.team && !isReportAccepted && papers.length < RECEIPTS_MAX && (
                  <div>
                    <UploadButton
                      path={`/api/projects/${slug}/entries/${id}/receipts`}
                      types={PAPER_UPLOADS}
                      text={t('receipts.add')}
                      label={t('receipts.addNamed', { what })}
                      done={t('receipts.added')}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
