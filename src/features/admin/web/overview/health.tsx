import type { ReactNode } from 'react'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { getHealth, type Health as State } from '../../contract/health.endpoints.ts'
import { ageText } from './age.ts'
import { bytesText } from './bytes.ts'
import { useOverviewText } from './use-overview-text.ts'

/** Shows the current health of the installation; warnings stand out. */
export function Health() {
  const t = useOverviewText()
  const { data, isError, isFetching, refetch } = useEndpoint(getHealth, { staleTime: 0 })
  return (
    <section aria-labelledby="health">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="health" className="text-lg">
          {t('health.title')}
        </h2>
        <Button small look="quiet" busy={isFetching && t('health.busy')} onClick={() => void refetch()}>
          {t('health.again')}
        </Button>
      </div>
      {isError && (
        <p role="alert" className="text-sm text-ink-2">
          {t('health.failedText')}
        </p>
      )}
      {data ? <Facts state={data} /> : !isError && <Skeleton className="h-24" />}
    </section>
  )
}

const LITTLE_SPACE = 0.1
const SLOW_MS = 50

function Facts({ state }: { state: State }) {
  const t = useOverviewText()
  const locale = useLocale()
  const { tasks, mails, storage, database, product, node, migrations } = state
  const bytes = (size: number) => bytesText(size, locale)
  return (
    <dl className="grid grid-cols-1 gap-x-12 sm:grid-cols-2">
      <Fact name={t('health.tasks')} look={tasks.failed > 0}>
        <Work work={tasks} none={t('health.empty')} />
      </Fact>
      <Fact name={t('health.mails')} look={mails.failed > 0}>
        <Work work={mails} none={t('health.sent')} />
      </Fact>
      <Fact name={t('health.storage')} look={storage !== null && storage.free < storage.size * LITTLE_SPACE}>
        {storage
          ? t('health.of', { free: bytes(storage.free), size: bytes(storage.size) })
          : t('health.bucket')}
      </Fact>
      <Fact name={t('health.database')}>{bytes(database.size)}</Fact>
      <Fact name={t('health.latency')} look={database.milliseconds > SLOW_MS}>
        {t('health.ms', { n: formatNumber(database.milliseconds, locale) })}
      </Fact>
      <Fact name={t('health.product')}>{product}</Fact>
      <Fact name={t('health.node')}>
        {t('health.versions', { node, postgres: database.version.split(' ')[0] ?? '' })}
      </Fact>
      <Fact name={t('health.migrations')}>
        {t('health.migrated', {
          n: formatNumber(migrations.count, locale),
          last: breakable(migrations.last.replace(/\.sql$/, '')),
        })}
      </Fact>
    </dl>
  )
}

function Work({ work, none }: { work: State['tasks']; none: string }) {
  const t = useOverviewText()
  const { waiting, failed, oldest } = work
  if (waiting === 0 && failed === 0) return none
  return [
    waiting > 0 && t('health.waiting', { n: waiting }),
    oldest && t('health.since', { age: ageText(t, oldest) }),
    failed > 0 && t('health.failed', { n: failed }),
  ]
    .filter(Boolean)
    .join(', ')
}

function Fact({ name, look, children }: { name: string; look?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line py-1.5 text-sm">
      <dt className="flex-none text-ink-2">{name}</dt>
      <dd
        className={`min-w-0 text-right tabular-nums [overflow-wrap:anywhere] ${look ? 'font-strong text-sun-ink' : ''}`}
      >
        {children}
      </dd>
    </div>
  )
}

/** Lets a long name break between its words. */
function breakable(name: string): string {
  return name.replaceAll('_', '_\u200b')
}
