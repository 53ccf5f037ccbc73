import { Link } from 'react-router'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import type { OrganisationHome } from '../../contract/home.endpoints.ts'
import { useHomeText } from './use-home-text.ts'

/** The people of the organisation with what they have read. */
export function Readers({ home: { people, organisation, role } }: { home: OrganisationHome }) {
  const t = useHomeText()
  return (
    <section aria-labelledby="readers-title" className="min-w-0 lg:col-span-4">
      <SectionHeading
        id="readers-title"
        title={t('people.title')}
        aside={
          role === 'owner' && (
            <Link to={`/organisations/${organisation.slug}/manage?part=people`}>{t('people.invite')}</Link>
          )
        }
      />
      <ul>
        {people.map(({ id, name, role: part, scores }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 border-t border-line py-2">
            <Avatar name={name} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {name}
              <span className="block text-sm text-ink-2">{t(`roles.${part}`)}</span>
            </span>
            <span className="text-xs text-ink-2">{t('people.scores', { count: scores })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
