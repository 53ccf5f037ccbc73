import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listMails } from '../contract/mails.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { MailList } from './mail-list.tsx'
import { MailSample } from './mail-sample.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.mails, chrome: 'noFooter', protected: true }

/** Every mail of the product with sample values, for staff. */
export default function MailsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Mails />
    </Suspense>
  )
}

function Mails() {
  const t = useText()
  const locale = useLocale()
  const id = useSearchParams()[0].get('mail')
  const query = useEndpoint(listMails, { locale, staleTime: 0 })
  return (
    <SettingsFrame title={titles.mails[locale]} lead={t('lead')}>
      <QueryState query={query}>
        {({ areas }) => (
          <div className="grid grid-cols-1 gap-x-10 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
            <div className={classNames(id !== null && 'max-md:hidden')}>
              <MailList areas={areas} id={id} />
            </div>
            {id === null ? (
              <p className="text-sm text-ink-2 max-md:hidden">{t('choose')}</p>
            ) : (
              <div className="md:sticky md:top-20 md:max-h-[calc(100vh-6rem)] md:self-start md:overflow-y-auto">
                <MailSample key={id} id={id} />
              </div>
            )}
          </div>
        )}
      </QueryState>
    </SettingsFrame>
  )
}
