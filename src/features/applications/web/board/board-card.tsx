import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Card } from '#features/opportunities/contract/card.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Listed } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'
import { useApplicationFacts } from './use-application-facts.ts'

const FACE = 'relative rounded-surface border border-line bg-surface p-3 hover:border-edge'
const LINK = 'text-ink no-underline before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]'

/** The controls of a card on an editable board: a menu in its corner, and the props for dragging. */
export type Handle = { menu: ReactNode; props: HTMLAttributes<HTMLLIElement> }

/** Shows an application; an external one opens its own link. */
export function BoardCard({
  application,
  onExternal,
  handle,
}: {
  application: Listed
  onExternal: (application: Listed) => void
  handle?: Handle | undefined
}) {
  const locale = useLocale()
  const { id, opportunity, external } = application
  const title = external?.title ?? (opportunity ? readText(opportunity.title, locale).text : '')
  const organisation = external ? external.organisation : opportunity?.organisation.name
  const note = external?.note ?? application.note
  return (
    <li className={FACE} {...handle?.props}>
      <Head menu={handle?.menu}>
        {external ? (
          <button
            type="button"
            className={`${LINK} text-left font-strong`}
            onClick={() => onExternal(application)}
          >
            {title}
          </button>
        ) : (
          <Link to={`/applications/${id}`} draggable={false} className={LINK}>
            {title}
          </Link>
        )}
      </Head>
      {organisation && <p className="truncate text-xs text-ink-2">{organisation}</p>}
      <Facts application={application} />
      {note !== '' && (
        <p className="mt-1.5 line-clamp-2 border-l-2 border-line pl-2 text-xs text-ink-2">{note}</p>
      )}
    </li>
  )
}

function Head({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-1">
      <h3 className="min-w-0 text-sm leading-snug">{children}</h3>
      {menu}
    </div>
  )
}

/** Shows a saved opportunity without an application. */
export function SavedCard({ card, handle }: { card: Card; handle?: Handle | undefined }) {
  const t = useText()
  const locale = useLocale()
  const title = readText(card.title, locale).text
  return (
    <li className={FACE} {...handle?.props}>
      <Head menu={handle?.menu}>
        <a href={`/opportunities/${card.slug}`} draggable={false} className={LINK}>
          {title}
        </a>
      </Head>
      <p className="truncate text-xs text-ink-2">{card.organisation.name}</p>
      {card.deadline && (
        <Fact>{t('board.deadline', { date: formatDate(new Date(card.deadline), locale) })}</Fact>
      )}
    </li>
  )
}

function Facts({ application }: { application: Listed }) {
  const facts = useApplicationFacts()
  return facts(application).map(({ text, strong = false }) => (
    <Fact key={text} strong={strong}>
      {text}
    </Fact>
  ))
}

function Fact({ children, strong }: { children: ReactNode; strong?: boolean }) {
  return <p className={`text-xs ${strong ? 'font-ui text-sun-ink' : 'text-ink-3'}`}>{children}</p>
}
