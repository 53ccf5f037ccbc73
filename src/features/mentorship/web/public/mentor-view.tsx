import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { PublicMentor } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { ReplyRecord } from './reply-record.tsx'
import { useFacts } from './use-facts.ts'

type Props = { mentor: PublicMentor; now: Date; children: ReactNode }

/** A mentor's page; `children` are the free times. */
export function MentorView({ mentor, now, children }: Props) {
  const t = useText()
  const locale = useLocale()
  const { placeOf, activeOf } = useFacts()
  const { name, photo, headline, about, topics, skills, languages, profile, forMinors } = mentor
  const headlineParts = [headline && readText(headline, locale).text, placeOf(mentor)].filter(Boolean)
  const text = readText(about, locale)
  const { minutes, formats, places } = mentor
  const meeting = [
    t('page.minutes', { minutes: String(minutes) }),
    ...formats.map((format) => t(`formats.${format}`)),
  ].join(', ')
  const facts: [string, ReactNode][] = [
    [t('page.replies'), <ReplyRecord key="replies" replies={mentor.replies} />],
    [t('page.active'), activeOf(mentor, now) ?? t('page.long')],
    [t('page.places'), t('card.places', places)],
    [t('page.meeting'), meeting],
  ]
  return (
    <article className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4.5fr)]">
      <div className="grid max-w-[62ch] content-start gap-3">
        <header className="flex items-center gap-4">
          <Avatar name={name} src={photo} size="lg" />
          <div className="min-w-0">
            <h1 className="text-2xl tracking-title [overflow-wrap:anywhere]">{name}</h1>
            <p className="text-ink-2 [overflow-wrap:anywhere]">{headlineParts.join('\u00a0· ')}</p>
          </div>
        </header>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-2">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="text-xs text-ink-2">{term}</dt>
              <dd className="text-sm font-ui">{fact}</dd>
            </div>
          ))}
        </dl>
        {forMinors && (
          <p className="flex items-center gap-2 text-sm text-river-ink">
            <ShieldCheck aria-hidden />
            {t('card.minors')}
          </p>
        )}
        <p
          className="whitespace-pre-line [overflow-wrap:anywhere]"
          {...(text.language !== locale && { lang: htmlLang(text.language) })}
        >
          {text.text}
        </p>
        <Chips title={t('page.topics')} names={topics.map((topic) => t(`topics.${topic}`))} />
        <Chips
          title={t('page.skills')}
          names={skills.map((skill) => readText(skill.name, locale).text)}
          tone="have"
        />
        <Chips title={t('page.languages')} names={languages.map((one) => t(`languages.${one}`))} />
        {profile !== null && (
          <p className="text-sm">
            <a className="link inline-flex min-h-target items-center" href={`/profil/${profile}`}>
              {t('page.profile')}
            </a>
          </p>
        )}
      </div>
      <aside
        aria-label={t('page.times')}
        className="grid content-start gap-4 rounded-surface border border-line p-5 lg:sticky lg:top-22 lg:self-start"
      >
        {children}
      </aside>
    </article>
  )
}

function Chips({ title, names, tone }: { title: string; names: readonly string[]; tone?: 'have' }) {
  if (names.length === 0) return null
  return (
    <section>
      <h2 className="mt-4 mb-2 text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <Chip {...(tone && { tone })}>{name}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
