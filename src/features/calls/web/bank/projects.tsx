import type { PublicBank } from '#features/banks/contract/banks.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Lists funded projects, with how much of the money is spent. */
export function Projects({ projects }: Pick<PublicBank, 'projects'>) {
  const t = useText()
  const { say, km, day, towns } = useCallWords()
  return (
    <section aria-labelledby="bank-projects">
      <h2 id="bank-projects" className="mb-3 text-xl">
        {t('bank.projects')}
      </h2>
      {projects.length === 0 && <p className="text-ink-2">{t('bank.noProjects')}</p>}
      <ul>
        {projects.map(({ id, slug, title, municipality, decidedOn, granted, spent, state }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3"
          >
            <h3 className="text-md">
              {slug === null ? (
                say(title)
              ) : (
                <a className="link" href={`/projects/${slug}`}>
                  {say(title)}
                </a>
              )}
            </h3>
            <span className="text-sm font-strong whitespace-nowrap">{km(granted)}</span>
            <p className="col-span-full text-sm text-ink-2">
              {towns([municipality])}, {t('bank.decided', { date: day(decidedOn) })}
              {', '}
              <span className="text-ink">
                {state === 'finished'
                  ? t('bank.finished')
                  : t('bank.spent', { percent: Math.round((spent / granted) * 100) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <a className="link inline-flex min-h-target items-center text-sm" href="/projects">
        {t('bank.openProjects')}
      </a>
    </section>
  )
}
