import { Block } from '#features/content/web/index.ts'
import { NARROW, Reflection, WIDE } from './hero-arch.tsx'
import { useStones } from './use-stones.ts'

const FIGURES = ['members', 'jobs', 'employment']

export function Water() {
  const stones = useStones()
  return (
    <div className="deep relative overflow-hidden">
      <div className="absolute inset-0 fill-on-deep opacity-[.055]">
        <Reflection
          stones={stones.wide}
          size={WIDE}
          viewBox="-640 52 1280 190"
          className="mx-auto w-320 max-hero:hidden"
        />
        <Reflection stones={stones.narrow} size={NARROW} viewBox="-180 0 360 210" className="hero:hidden" />
      </div>
      <dl className="wrap relative grid py-4 md:grid-cols-3 md:py-8">
        {FIGURES.map((figure) => (
          <div
            key={figure}
            className="flex flex-row-reverse items-baseline justify-between gap-2 border-line py-3 not-first:border-t md:flex-col-reverse md:py-0 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-8"
          >
            <Block id={`stats-${figure}-label`} as="dt" className="text-sm text-ink-2" />
            <Block id={`stats-${figure}-value`} as="dd" className="text-4xl font-head leading-none" />
          </div>
        ))}
      </dl>
    </div>
  )
}
