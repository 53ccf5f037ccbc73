import { Suspense } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ListRow } from '#platform/web/ui/blocks/list-row.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listOwnSubmissions } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { STATUS_TONE } from './status-tone.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.mine, protected: true, chrome: 'full' }

export default function OwnSubmissionsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8">
        <Submissions />
      </main>
    </Suspense>
  )
}

function Submissions() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listOwnSubmissions, { refetchOnMount: 'always' })
  return (
    <>
      <h1 className="mb-4 text-2xl">{titles.mine[locale]}</h1>
      <QueryState query={query}>
        {({ submissions }) =>
          submissions.length === 0 ? (
            <EmptyState title={t('mine.none')} text={t('mine.noneText')} />
          ) : (
            <ul>
              {submissions.map(({ id, path, title, number, sentAt, status }) => (
                <li key={id}>
                  <ListRow
                    href={path}
                    title={readText(title, locale).text}
                    facts={[
                      t('sent.number', { number: String(number) }),
                      t('mine.sent', { date: formatDate(new Date(sentAt), locale) }),
                    ]}
                  >
                    <Chip tone={STATUS_TONE[status]}>{t(`statuses.${status}`)}</Chip>
                  </ListRow>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
