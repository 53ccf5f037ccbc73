import { Block } from '#features/content/web/index.ts'
import { stoneTurn } from './stone.ts'

type StoneLook = 'have' | 'half' | 'missing' | 'key'

const ARCHES: StoneLook[][] = [
  ['have', 'have', 'missing', 'missing', 'missing', 'missing', 'missing'],
  ['have', 'have', 'have', 'have', 'half', 'missing', 'missing'],
  ['have', 'have', 'have', 'have', 'have', 'have', 'missing'],
  ['have', 'have', 'have', 'key', 'have', 'have', 'have'],
]

export function Steps() {
  return (
    <section id="kako-funkcionise" className="wrap pt-16 md:pt-26">
      <Block id="steps-title" as="h2" className="max-w-[14em] text-3xl" />
      <ol className="mt-10 grid gap-10 md:grid-cols-2 lg:grid-cols-4">
        {ARCHES.map((stones, index) => (
          <li key={index} className="flex items-start gap-5 lg:block">
            <p className="relative w-28 shrink-0 lg:mb-5 lg:w-56">
              <GrowingArch stones={stones} />
              <b className="absolute inset-x-0 bottom-0 text-center text-xl leading-none lg:text-4xl">
                {index + 1}
              </b>
            </p>
            <div>
              <Block id={`step-${index + 1}-title`} as="h3" className="mb-2 text-lg" />
              <Block id={`step-${index + 1}-text`} as="p" className="text-sm text-ink-2" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function GrowingArch({ stones }: { stones: StoneLook[] }) {
  return (
    <svg className="fill-river" viewBox="-56 -56 112 56" aria-hidden="true">
      {stones.map((stone, index) => (
        <g key={index} transform={stoneTurn({ index, count: stones.length, degrees: 180 / stones.length })}>
          <StepStone laid={stone} />
        </g>
      ))}
    </svg>
  )
}

function StepStone({ laid }: { laid: StoneLook }) {
  if (laid === 'have') return <use href="#s-step" />
  if (laid === 'key') return <use className="fill-apricot" href="#s-step" />
  return (
    <>
      {laid === 'half' && <use href="#s-step-half" />}
      <use className="fill-none stroke-edge" strokeDasharray="3 2.5" href="#s-step" />
    </>
  )
}
