import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import type { Person } from '../../contract/person.endpoints.ts'
import { usePersonText } from './use-person-text.ts'

/** Lists the last sign-ins, ended ones included. */
export function SignIns({ sessions }: { sessions: Person['sessions'] }) {
  const t = usePersonText()
  return (
    <Table
      caption={t('sessionsTable')}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        { key: 'device', head: t('device'), cell: (session) => <Device session={session} /> },
        {
          key: 'started',
          head: t('started'),
          cell: ({ startedAt }) => <DateText at={startedAt} show="both" />,
          number: true,
          className: WIDE,
        },
        {
          key: 'used',
          head: t('used'),
          cell: ({ lastUsedAt }) => <DateText at={lastUsedAt} show="both" />,
          number: true,
          className: WIDE,
        },
        {
          key: 'ended',
          head: t('ended'),
          cell: ({ endedAt }) => (endedAt ? <DateText at={endedAt} show="both" /> : t('still')),
          number: true,
          className: WIDE,
        },
      ]}
    />
  )
}

const WIDE = '@max-[36rem]:hidden'

/** A device; where it is narrow its times are below it. */
function Device({ session: { device, startedAt, endedAt } }: { session: Person['sessions'][number] }) {
  const t = usePersonText()
  return (
    <>
      {device || t('unknownDevice')}
      <span className="block text-xs font-body text-ink-2 tabular-nums @min-[36rem]:hidden">
        {t('started')}: <DateText at={startedAt} show="both" />
      </span>
      <span className="block text-xs font-body text-ink-2 tabular-nums @min-[36rem]:hidden">
        {t('ended')}: {endedAt ? <DateText at={endedAt} show="both" /> : t('still')}
      </span>
    </>
  )
}
