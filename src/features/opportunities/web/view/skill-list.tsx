import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { IMPORTANCES } from '../../contract/kinds.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'

/** The required skills; signed-in members see them beside their own. */
export function SkillList({ skills, invite }: { skills: PublicOpportunity['skills']; invite: boolean }) {
  const t = useText()
  const locale = useLocale()
  if (skills.length === 0) return null
  return (
    <section aria-labelledby="skills-title">
      <h2 id="skills-title" className="mb-3 text-lg">
        {t('skills.title')}
      </h2>
      {IMPORTANCES.map((importance) => {
        const these = skills.filter((skill) => skill.importance === importance)
        if (these.length === 0) return null
        return (
          <div key={importance} className="border-t border-line py-3">
            <h3 className="mb-2 text-sm">{t(`skills.${importance}`)}</h3>
            <ul className="flex flex-wrap gap-1.5">
              {these.map(({ id, name }) => (
                <li key={id} className="max-w-full">
                  <Chip tone={importance === 'required' ? 'neutral' : 'line'}>
                    {readText(name, locale).text}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {invite && (
        <p className="border-t border-line pt-3 text-sm text-ink-2 print:hidden">
          {t('skills.join')}{' '}
          <a className="link inline-flex min-h-target items-center" href="/login">
            {t('skills.login')}
          </a>
          {'\u00a0· '}
          <a className="link inline-flex min-h-target items-center" href="/register">
            {t('skills.register')}
          </a>
        </p>
      )}
    </section>
  )
}
