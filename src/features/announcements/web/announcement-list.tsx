import { otherLocale } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Announcement, endAnnouncement, listAnnouncements } from '../contract/announcements.endpoints.ts'
import { useText } from './use-text.ts'

type Props = { announcements: readonly Announcement[]; onChange: (announcement: Announcement) => void }

/** The announcements by their time, the latest first. */
export function AnnouncementList({ announcements, onChange }: Props) {
  const t = useText()
  if (announcements.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <ul>
      {announcements.map((announcement) => (
        <li key={announcement.id} className="border-t border-line py-4">
          <Row announcement={announcement} onChange={() => onChange(announcement)} />
        </li>
      ))}
    </ul>
  )
}

const TONES = { current: 'have', later: 'sun', over: 'neutral' } as const

function Row({ announcement, onChange }: { announcement: Announcement; onChange: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [listAnnouncements.path] })
  const { id, kind, audience, texts, link, beginsAt, endsAt, state } = announcement
  const end = () => act(() => call(endAnnouncement, { params: { id } }), t(`ended.${state}`))
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="mb-1 flex flex-wrap items-center gap-2">
          <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
          <Chip tone="line">{t(`kinds.${kind}`)}</Chip>
          <Chip tone="line">{t(`audiences.${audience}`)}</Chip>
        </p>
        <p className="font-strong">{texts[locale]}</p>
        <p className="text-sm text-ink-2">{texts[otherLocale(locale)]}</p>
        {link !== null && (
          <p className="text-sm" translate="no">
            <a className="link" href={link}>
              {link}
            </a>
          </p>
        )}
        <p className="mt-1 text-sm text-ink-2">
          <DateText at={beginsAt} show="both" /> – <DateText at={endsAt} show="both" />
        </p>
      </div>
      {state !== 'over' && (
        <div className="flex flex-wrap items-start gap-2">
          <Button small aria-haspopup="dialog" onClick={onChange}>
            {t('change')}
          </Button>
          <Button small look="quiet" busy={busy && t('busy')} onClick={() => void end()}>
            {t(`end.${state}`)}
          </Button>
        </div>
      )}
    </div>
  )
}
