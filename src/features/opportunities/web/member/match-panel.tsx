import { Calculator } from 'lucide-react'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ArchFigure } from '#platform/web/ui/arch-figure.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Match } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'

/** Skills the member has, nearly has and is missing, counted by the arch and named below. */
export function MatchPanel({ match }: { match: Match }) {
  const t = useText()
  const locale = useLocale()
  const { have, near, missing } = match
  const of = have.length + near.length + missing.length
  const counts = { have: have.length, near: near.length, of }
  const name = (one: { name: { bhs: string; en: string } }) => readText(one.name, locale).text
  const byLevel = near.some(({ by }) => by === null)
  return (
    <section aria-labelledby="match-title">
      <h2 id="match-title" className="mb-4 text-xl tracking-title">
        {t('match.title')}
      </h2>
      <p className="sr-only">{t('match.label', { ...stringsOf(counts), of, missing: missing.length })}</p>
      <div aria-hidden>
        <ArchFigure
          stones={countStones(counts)}
          value={t('match.of', stringsOf(counts))}
          caption={t('match.caption', { of })}
          className="mx-auto mb-5"
        />
      </div>
      <ul>
        <Group title={t('match.have', { count: String(have.length) })} shown={have.length > 0}>
          {have.map((one) => (
            <Chip key={one.id} tone="have">
              {name(one)}
            </Chip>
          ))}
        </Group>
        <Group
          title={t('match.near', { count: String(near.length) })}
          shown={near.length > 0}
          below={
            <>
              {byLevel && <p className="text-sm text-ink-2">{t('match.nearLevel')}</p>}
              {near.map((one) =>
                one.by ? (
                  <p key={one.id} className="text-sm text-ink-2">
                    {t('match.nearBy', { skill: name(one), by: readText(one.by, locale).text })}
                  </p>
                ) : null,
              )}
            </>
          }
        >
          {near.map((one) => (
            <Chip key={one.id} tone="near">
              {name(one)}
            </Chip>
          ))}
        </Group>
        <Group
          title={t('match.missing', { count: String(missing.length) })}
          shown={missing.length > 0}
          below={
            <>
              {missing.map(({ id, training, ...one }) =>
                training ? (
                  <p key={id} className="text-sm text-ink-2">
                    {t('match.training', { skill: name(one) })}{' '}
                    <a
                      className="link inline-flex min-h-target items-center"
                      href={`/opportunities/${training.slug}`}
                    >
                      {readText(training.title, locale).text}
                    </a>
                  </p>
                ) : null,
              )}
              <Link className="link inline-flex min-h-target items-center text-sm" to="/profile#skills">
                {t('match.addSkills')}
              </Link>
            </>
          }
        >
          {missing.map((one) => (
            <Chip key={one.id} tone="missing">
              {name(one)}
            </Chip>
          ))}
        </Group>
      </ul>
      <Note tone="lilac" icon={<Calculator aria-hidden />} className="mt-3">
        {t('match.computed')}
      </Note>
    </section>
  )
}

type GroupProps = { title: string; shown: boolean; below?: ReactNode; children: ReactNode }

function Group({ title, shown, below, children }: GroupProps) {
  if (!shown) return null
  return (
    <li className="grid gap-2 border-t border-line py-3.5">
      <h3 className="text-sm">{title}</h3>
      <div className="flex flex-wrap gap-1.5">{children}</div>
      {below}
    </li>
  )
}

function stringsOf({ have, near, of }: { have: number; near: number; of: number }) {
  return { have: String(have), near: String(near), of: String(of) }
}
