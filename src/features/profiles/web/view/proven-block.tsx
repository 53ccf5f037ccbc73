import { countStones } from '#platform/contract/arch-geometry.ts'
import { Arch } from '#platform/web/ui/arch.tsx'
import { useViewText } from '../use-view-text.ts'

/** How many skills have evidence, as an arch: the first thing that a profile says. */
export function ProvenBlock({ proven, skills }: { proven: number; skills: number }) {
  const t = useViewText()
  if (proven === 0) return null
  return (
    <div className="mb-7 flex items-center gap-5 rounded-surface bg-deep p-5 text-on-deep sm:gap-8 sm:px-8">
      <div className="relative w-32 flex-none sm:w-48">
        <Arch stones={countStones({ have: proven, of: skills })} className="fill-on-deep!" />
        <p aria-hidden className="absolute inset-x-0 bottom-0 text-center text-xl leading-none font-strong">
          {proven}/{skills}
        </p>
      </div>
      <div className="min-w-0">
        <p className="text-lg font-strong">{t('proven', { count: proven })}</p>
        <p className="text-sm text-on-deep-2">{t('provenText')}</p>
      </div>
    </div>
  )
}
