import type { Criteria } from '../../contract/criteria.ts'
import type { ResultPage } from '../../contract/search.endpoints.ts'
import { useText } from '../use-text.ts'
import { FilterChip } from './filter-chip.tsx'
import { hrefOf, type View } from './hrefs.ts'
import { useNames } from './use-names.ts'

type Props = Pick<ResultPage, 'meanings' | 'without'> & { criteria: Criteria; view: View }

/** What the words were meanings to mean; one press makes them words again. */
export function QueryMeanings({ criteria, meanings, without, view }: Props) {
  const t = useText()
  const { meaningName } = useNames()
  if (meanings.length === 0) return null
  const values = [...new Set(meanings.map(({ value }) => value))]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pt-3">
        <p id="meanings" className="text-sm text-ink-2">
          {t('understood.label')}
        </p>
        <ul aria-labelledby="meanings" className="contents">
          {values.map((value) => {
            const name = meaningName(value)
            const words = meanings.filter((each) => each.value === value).map((each) => each.words)
            return (
              <li key={value} className="min-w-0">
                <FilterChip
                  name={name}
                  label={t('understood.undo', { name, words: words.join(' ') })}
                  to={hrefOf({ ...criteria, plain: [...criteria.plain, value] }, { view })}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {without.length > 0 && (
        <p role="status" className="mt-3 text-sm">
          {t('understood.without', { names: without.map(meaningName).join(', ') })}
        </p>
      )}
    </>
  )
}
