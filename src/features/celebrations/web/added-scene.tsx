import { countStones } from '#platform/contract/arch-geometry.ts'
import { layStones } from './motion.ts'
import { SkillArch } from './skill-arch.tsx'
import { useText } from './use-text.ts'

/** Skills that a member has confirmed in their own sentences, laid one after the other once the server has them. */
export function AddedScene({ count }: { count: number }) {
  const t = useText()
  return (
    <section className="grid gap-4 rounded-surface border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-center sm:gap-8">
      <div>
        <h2 className="text-lg leading-snug">{t('added.title', { count })}</h2>
        <p className="mt-1 text-sm text-ink-2">{t('added.text')}</p>
      </div>
      <div className="mx-auto w-full max-w-60">
        <SkillArch
          stones={countStones({ have: count, of: count })}
          label={t('goal.arch', { of: count })}
          play={layStones}
        />
      </div>
    </section>
  )
}
