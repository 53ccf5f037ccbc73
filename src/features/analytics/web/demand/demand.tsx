import { useState } from 'react'
import { areaNames } from '#features/places/contract/areas.ts'
import { AREAS, type Area } from '#features/places/contract/municipalities.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FoldSection } from '#platform/web/ui/blocks/fold-section.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import type { DemandView } from '../../contract/demand.endpoints.ts'
import { How } from '../how.tsx'
import { useDemand } from '../use-analytics.ts'
import { useText } from '../use-text.ts'
import { DemandList } from './demand-list.tsx'
import { DemandWeeks } from './demand-weeks.tsx'

/** Shows the skills that open opportunities require, by area and over the weeks. */
export function Demand() {
  const t = useText()
  const locale = useLocale()
  const [area, setArea] = useState<Area | null>(null)
  const query = useDemand(area)
  const { data } = query
  return (
    <FoldSection id="demand" title={t('demand.title')} className="lg:mt-12">
      <div className="max-w-80">
        <Select
          name="area"
          label={t('demand.area')}
          value={area ?? ''}
          empty={t('demand.country')}
          options={AREAS.map((value) => ({ value, text: areaNames[value][locale] }))}
          onChange={(event) => setArea((event.target.value || null) as Area | null)}
        />
      </div>
      <QueryState query={query} />
      {data && <DemandTables demand={data} />}
      <How text={t('demand.how')} className="mt-2" />
      <p className="text-xs text-ink-3">{t('demand.source', { date: formatDate(new Date(), locale) })}</p>
    </FoldSection>
  )
}

function DemandTables({ demand }: { demand: DemandView }) {
  const t = useText()
  return (
    <>
      <p role="status" className="mt-4 text-sm text-ink-2">
        {t('demand.open', { count: demand.open })}
      </p>
      {demand.skills.length === 0 ? (
        <p className="mt-2">{t(demand.area ? 'demand.none' : 'demand.noneAtAll')}</p>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2 [&>*]:min-w-0">
          <DemandList demand={demand} />
          <DemandWeeks key={demand.area} demand={demand} />
        </div>
      )}
    </>
  )
}
