import { useState } from 'react'
import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { DemandView } from '../../contract/demand.endpoints.ts'
import { LineChart } from '../line-chart.tsx'
import { TableTwin } from '#platform/web/ui/blocks/table-twin.tsx'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'

const LEAST_TOP = 4
const FEW = 3

/** Charts open opportunities over twelve weeks, in all or for one skill. */
export function DemandWeeks({ demand }: { demand: DemandView }) {
  const t = useText()
  const locale = useLocale()
  const name = useName()
  const [skillId, setSkillId] = useState('')
  const skill = demand.skills.find((one) => one.skill.id === skillId)
  const counts = skill ? skill.weeks : demand.weeks.map(({ open }) => open)
  const rows = demand.weeks.map(({ day }, n) => ({ day, count: counts[n] ?? null }))
  const numbers = counts.filter((count) => count !== null)
  const top = Math.max(LEAST_TOP, Math.ceil(Math.max(0, ...numbers) / 2) * 2)
  const day = (date: string | undefined) => (date ? formatDay(date, locale) : '')
  const title = skill ? name.of(skill.skill) : t('demand.all')
  const countText = (count: number | null | undefined) =>
    count === null || count === undefined ? t('demand.unknown') : String(count)
  return (
    <div>
      <h3 className="mb-2 text-md">{t('demand.chart')}</h3>
      <Select
        name="demand-skill"
        className="mb-5 max-w-80"
        label={t('demand.chartOf')}
        value={skillId}
        empty={t('demand.all')}
        options={demand.skills.map((one) => ({ value: one.skill.id, text: name.of(one.skill) }))}
        onChange={(event) => setSkillId(event.target.value)}
      />
      <LineChart
        values={counts}
        top={top}
        marks={[top, top / 2, 0]}
        begin={day(rows[0]?.day)}
        end={t('demand.today')}
        label={t('demand.chartSaid', {
          name: title,
          now: countText(counts.at(-1)),
          before: countText(counts[0]),
        })}
      />
      {numbers.length < FEW && <p className="mt-2 text-xs text-ink-2">{t('demand.young')}</p>}
      <TableTwin label={t('asTable')}>
        <Table
          caption={t('tableOf', { title })}
          rows={rows.toReversed()}
          rowKey={(row) => row.day}
          columns={[
            { key: 'week', head: t('demand.week'), cell: (row) => day(row.day) },
            { key: 'count', head: t('demand.count'), cell: ({ count }) => countText(count), number: true },
          ]}
        />
      </TableTwin>
    </div>
  )
}
