import { FileUp, Sparkles } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { SectionName } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { isEmpty } from './is-empty.ts'
import { useOwn } from './use-own.ts'

const TELLS: readonly SectionName[] = ['about', 'work', 'education', 'skills', 'projects']

/** The two ways to fill several sections at once, while a profile is empty. */
export function BeginCard() {
  const t = useText()
  const { sections } = useOwn()
  if (TELLS.some((name) => !isEmpty(name, sections[name].content))) return null
  return (
    <section
      aria-labelledby="begin-title"
      className="mb-6 rounded-surface border border-line bg-surface p-5 lg:p-6"
    >
      <h2 id="begin-title" className="text-lg">
        {t('begin.title')}
      </h2>
      <p className="mt-1 max-w-measure text-ink-2">{t('begin.text')}</p>
      <div className="mt-4 grid gap-2 sm:flex">
        <ButtonLink look="key" to="/ai-skills" icon={<Sparkles />}>
          {t('begin.sentences')}
        </ButtonLink>
        <ButtonLink to="/profile/import" icon={<FileUp />}>
          {t('begin.cv')}
        </ButtonLink>
      </div>
    </section>
  )
}
