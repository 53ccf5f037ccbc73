import { lazy, Suspense, useState } from 'react'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type Announcement, listAnnouncements } from '../contract/announcements.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { AnnouncementList } from './announcement-list.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.announcements, chrome: 'noFooter', protected: true }

const AnnouncementDialog = lazy(async () => ({
  default: (await import('./announcement-dialog.tsx')).AnnouncementDialog,
}))

/** What staff say above every page. */
export default function AnnouncementsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Announcements />
    </Suspense>
  )
}

function Announcements() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listAnnouncements, { staleTime: 0 })
  const [open, setOpen] = useState<'new' | Announcement>()
  return (
    <SettingsFrame
      title={titles.announcements[locale]}
      lead={t('lead')}
      aside={
        <Button look="river" small aria-haspopup="dialog" onClick={() => setOpen('new')}>
          {t('new')}
        </Button>
      }
    >
      <QueryState query={query}>
        {({ announcements }) => <AnnouncementList announcements={announcements} onChange={setOpen} />}
      </QueryState>
      <Suspense fallback={null}>
        {open && (
          <AnnouncementDialog
            {...(open !== 'new' && { announcement: open })}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </SettingsFrame>
  )
}
