import { requestedOf } from '#features/calls/contract/application-content.ts'
import { useCallWords } from '#features/calls/web/index.ts'
import type { Totals } from '../../contract/ledger.ts'
import type { Project } from '../../contract/projects.endpoints.ts'
import { useText } from '../use-text.ts'
import { FootRow, HeadCell, NumberCell, TextCell } from './cells.tsx'
import { SpentBar } from './spent-bar.tsx'

/** The planned budget beside the expenses, by item. */
export function Budget({ project, totals }: { project: Project; totals: Totals }) {
  const t = useText()
  const { km } = useCallWords()
  const { budget, amount, requested } = project
  const other = totals.byLine.get('') ?? 0
  const most = Math.max(
    ...budget.map(({ id, amount: planned }) => Math.max(planned, totals.byLine.get(id) ?? 0)),
  )
  return (
    <section aria-labelledby="budget">
      <h2 id="budget" className="mb-2 text-xl">
        {t('budget.title')}
      </h2>
      <table className="w-full text-sm">
        <thead>
          <tr>
            <HeadCell>{t('budget.line')}</HeadCell>
            <HeadCell number>{t('budget.plan')}</HeadCell>
            <HeadCell number>{t('budget.spent')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {budget.map(({ id, what, amount: planned }) => {
            const spent = totals.byLine.get(id) ?? 0
            return (
              <tr key={id}>
                <TextCell>
                  {what}
                  <SpentBar planned={planned} spent={spent} most={most} />
                  {spent > planned && (
                    <span className="block text-xs text-sun-ink">
                      {t('budget.over', { amount: km(spent - planned) })}
                    </span>
                  )}
                </TextCell>
                <NumberCell>{km(planned)}</NumberCell>
                <NumberCell>{km(spent)}</NumberCell>
              </tr>
            )
          })}
          {other > 0 && (
            <tr>
              <TextCell>{t('budget.other')}</TextCell>
              <NumberCell>{km(0)}</NumberCell>
              <NumberCell>{km(other)}</NumberCell>
            </tr>
          )}
        </tbody>
        <FootRow>
          <TextCell>{t('budget.total')}</TextCell>
          <NumberCell>{km(requestedOf({ budget }))}</NumberCell>
          <NumberCell>{km(totals.spent)}</NumberCell>
        </FootRow>
      </table>
      {requested > amount && (
        <p className="mt-2 text-xs text-ink-2">{t('budget.note', { amount: km(amount) })}</p>
      )}
    </section>
  )
}
