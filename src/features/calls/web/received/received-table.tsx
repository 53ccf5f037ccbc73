import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import type { Received, ReceivedState } from '../../contract/received/received.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useReceivedText } from '../use-received-text.ts'

const TONE = {
  checking: 'near',
  ballot: 'sun',
  awarded: 'have',
  declined: 'neutral',
} as const satisfies Record<ReceivedState, string>

export function ReceivedTable({ applications }: { applications: readonly Received[] }) {
  const t = useReceivedText()
  const { km, date } = useCallWords()
  return (
    <Table
      caption={t('title')}
      rows={applications}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'application',
          head: t('columns.application'),
          className: 'min-w-40',
          cell: ({ number, title, countedAt }) => (
            <>
              <span className="[overflow-wrap:anywhere]">{title || t('number', { number })}</span>
              <span className="block text-xs text-ink-2">
                {title ? `${t('number', { number })}, ` : ''}
                {date(countedAt)}
              </span>
            </>
          ),
        },
        {
          key: 'state',
          head: t('columns.state'),
          cell: ({ state, awarded, ages }) => (
            <>
              <Chip tone={TONE[state]}>{t(`states.${state}`)}</Chip>
              {awarded !== null && (
                <span className="block text-xs whitespace-nowrap text-ink-2">{km(awarded)}</span>
              )}
              {ages !== null && (
                <span className="block min-w-40 text-xs text-ink-2">{t(`ages.${ages}`)}</span>
              )}
            </>
          ),
        },
        {
          key: 'place',
          head: t('columns.place'),
          cell: ({ municipality }) => (municipality && findMunicipality(municipality)?.name) ?? '–',
        },
        { key: 'people', head: t('columns.people'), number: true, cell: ({ people }) => people },
        {
          key: 'requested',
          head: t('columns.requested'),
          number: true,
          cell: ({ requested }) => km(requested),
        },
        {
          key: 'contributed',
          head: t('columns.contributed'),
          number: true,
          cell: ({ contributed }) => km(contributed),
        },
      ]}
    />
  )
}
