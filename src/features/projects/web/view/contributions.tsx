import { useCallWords } from '#features/calls/web/index.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { Totals } from '../../contract/ledger.ts'
import type { Project } from '../../contract/projects.endpoints.ts'
import { useText } from '../use-text.ts'
import { FootRow, HeadCell, NumberCell, TextCell } from './cells.tsx'

/** The contributions of the community, beside those promised. */
export function Contributions({ project, totals }: { project: Project; totals: Totals }) {
  const t = useText()
  const { km } = useCallWords()
  const contributions = project.entries.filter(({ kind }) => kind === 'contribution')
  return (
    <section aria-labelledby="contributions">
      <h2 id="contributions" className="mb-2 text-xl">
        {t('contributions.title')}
      </h2>
      {contributions.length === 0 ? (
        <p className="text-sm text-ink-2">{t('contributions.none')}</p>
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr>
              <HeadCell>{t('contributions.what')}</HeadCell>
              <HeadCell number>{t('contributions.value')}</HeadCell>
              <HeadCell number>{t('contributions.state')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {contributions.map(({ id, what, giver, amount, confirmed }) => (
              <tr key={id}>
                <TextCell>
                  {what}
                  {giver && <span className="block text-xs text-ink-2">{giver}</span>}
                </TextCell>
                <NumberCell>{km(amount)}</NumberCell>
                <NumberCell>
                  <Chip tone={confirmed ? 'have' : 'missing'}>
                    {t(confirmed ? 'contributions.confirmed' : 'contributions.entered')}
                  </Chip>
                </NumberCell>
              </tr>
            ))}
          </tbody>
          <FootRow>
            <TextCell>{t('contributions.total')}</TextCell>
            <NumberCell>{km(totals.contributed)}</NumberCell>
            <NumberCell>
              {totals.unconfirmed > 0 && (
                <span className="font-normal whitespace-normal text-ink-2">
                  {t('contributions.besides', { amount: km(totals.unconfirmed) })}
                </span>
              )}
            </NumberCell>
          </FootRow>
        </table>
      )}
      {project.promised.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-md">{t('contributions.promisedTitle')}</h3>
          <ul className="text-sm">
            {project.promised.map(({ id, what, value }) => (
              <li key={id} className="flex justify-between gap-4 border-t border-line py-2">
                <span>{what}</span>
                <span className="whitespace-nowrap tabular-nums">{km(value)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-xs text-ink-2">{t('contributions.note')}</p>
    </section>
  )
}
