import { Circle, Contact, Heart, KeyRound, Mail, Phone, UserRound } from 'lucide-react'
import { ArchFigure, Count } from '#platform/web/ui/arch-figure.tsx'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { RowList } from './row-list.tsx'
import { useCardText } from '../use-card-text.ts'
import { useShownDashboard } from '../use-shown-dashboard.ts'

const ROWS = 5

/** How complete the profile is; what would help it most stands first. */
export function ProfileCard() {
  const { pieces } = useShownDashboard()
  const t = useCardText()
  const own = pieces.filter(({ area }) => area === 'profile')
  const open = own.filter(({ done }) => !done)
  const have = own.length - open.length
  const rows = [...open, ...own.filter(({ done }) => done)].slice(0, ROWS)
  return (
    <>
      <div className="mb-4 flex items-center gap-5">
        <ArchFigure
          size="medium"
          className="flex-none"
          stones={countStones({ have, of: own.length })}
          value={<Count have={have} of={own.length} />}
        />
        <div className="min-w-0">
          <h2 id="profile-title" className="text-lg">
            {t('profile.title')}
          </h2>
          <p className="text-xs text-ink-2">
            {open.length > 0 ? t('profile.left', { count: open.length }) : t('profile.complete')}
          </p>
        </div>
      </div>
      <RowList
        rows={rows.map(({ id, path, text, done }) => ({
          id,
          path,
          text,
          icon: <PieceIcon id={id} />,
          aside: done ? (
            t('profile.ready')
          ) : (
            <span className="font-ui text-sun-ink">{t('profile.missing')}</span>
          ),
        }))}
      />
    </>
  )
}

const ICONS = {
  phone: Phone,
  gender: Contact,
  interests: Heart,
  password: KeyRound,
  email: Mail,
  name: UserRound,
}

function PieceIcon({ id }: { id: string }) {
  const Icon = id in ICONS ? ICONS[id as keyof typeof ICONS] : Circle
  return <Icon aria-hidden />
}
