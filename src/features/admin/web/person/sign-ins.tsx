import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import type { Person } from '../../contract/person.endpoints.ts'
import { usePersonText } from './use-person-text.ts'

/** The last sign-ins, those that have ended too. */
export function SignIns({ sessions }: { sessions: Person['sessions'] }) {
  const t = usePersonText()
  return (
    <Table
      caption={t('sessionsTable')}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        { key: 'device', head: t('device'), cell: ({ device }) => device || t('unknownDevice') },
        {
          key: 'started',
          head: t('started'),
          cell: ({ startedAt }) => <DateText at={startedAt} show="both" />,
          number: true,
        },
        {
          key: 'used',
          head: t('used'),
          cell: ({ lastUsedAt }) => <DateText at={lastUsedAt} show="both" />,
          number: true,
          className: 'max-sm:hidden',
        },
        {
          key: 'ended',
          head: t('ended'),
          cell: ({ endedAt }) => (endedAt ? <DateText at={endedAt} show="both" /> : t('still')),
          number: true,
        },
      ]}
    />
  )
}
