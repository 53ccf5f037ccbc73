import { BadgeCheck, Compass, Eye, Inbox, Pencil } from 'lucide-react'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { OrganisationHome } from '../../contract/home.endpoints.ts'
import { isNew, stepsOf, type Sums } from './sums.ts'
import { useHomeText } from './use-home-text.ts'

/** The sentence of the day, whose home it is, and where its work is done. */
export function HomeHead({ home, sums }: { home: OrganisationHome; sums: Sums }) {
  const t = useHomeText()
  const { organisation, role } = home
  const isWriter = role !== 'reviewer'
  return (
    <header className="grid gap-4">
      <h1 className="text-2xl lg:text-3xl">
        <Title home={home} sums={sums} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <Avatar name={organisation.name} src={organisation.logo} of="organisation" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <b className="font-strong text-ink">{organisation.name}</b>
          {organisation.verified && (
            <BadgeCheck
              size={18}
              strokeWidth={1.75}
              aria-hidden
              className="ml-1 inline-block align-[-0.15em] text-river-ink"
            />
          )}
          <span className="block text-sm">{t('role', { role: t(`roles.${role}`) })}</span>
        </span>
      </p>
      <nav aria-label={t('links.label')} className="strip flex gap-2 *:flex-none">
        <ButtonLink to="/applications/received" small icon={<Inbox />}>
          {t('links.applications')}
        </ButtonLink>
        {isWriter && (
          <ButtonLink to="/opportunities/mine" small icon={<Compass />}>
            {t('links.opportunities')}
          </ButtonLink>
        )}
        <ButtonLink to={`/organisations/${organisation.slug}/manage`} small icon={<Pencil />}>
          {t('links.edit')}
        </ButtonLink>
        <ButtonLink to={`/organisations/${organisation.slug}`} small icon={<Eye />}>
          {t('links.open')}
        </ButtonLink>
      </nav>
    </header>
  )
}

function Title({ home, sums: { late, today, waiting } }: { home: OrganisationHome; sums: Sums }) {
  const t = useHomeText()
  if (!isNew(home)) {
    const due = late + today
    if (due > 0) return t('title.answer', { count: due })
    return waiting > 0 ? t('title.waiting', { count: waiting }) : t('title.calm')
  }
  const isInReview = home.opportunities.some(({ status }) => status === 'in-review')
  if (isInReview) return t('title.inReview')
  return t('title.steps', { count: stepsOf(home).filter(({ state }) => state === 'open').length })
}
