import { type ArchFrame, short, stonePath } from '#platform/contract/arch-geometry.ts'
import { hashOf } from '../blocks/initials.ts'
import { classNames } from '../class-names.ts'
import { orderOfLaying } from './order-of-laying.ts'

/** Ground, stones and water, as attributes: no page that has no bridge carries their rules. */
const LOOKS = [
  ['var(--deep)', 'var(--on-deep)', 'var(--deep-2)'],
  ['var(--river-tint)', 'var(--river)', 'var(--river-line)'],
  ['var(--sun-tint)', 'var(--river)', 'var(--line)'],
  ['var(--lilac-tint)', 'var(--lilac)', 'var(--lilac-line)'],
  ['var(--apricot-tint)', 'var(--apricot-ink)', 'var(--line)'],
] as const
const KEY = 'var(--apricot)'
const WIDTH = 360
const HEIGHT = 120
/** Where the water begins. */
const BANK = 106

type Span = { at: number; count: number; frame: ArchFrame }

type Props = {
  /** Chooses colours and spans; the same name has the same cover everywhere. */
  name: string
  /** Stones of the whole bridge, and those that are there. */
  stones: number
  have: number
  className?: string
}

/**
 * A bridge whose stones count something: what is there stands, what is still to come is an outline. It is laid from both
 * banks inwards, the keystone last. It is silent, because the number stands beside it in words.
 */
export function Cover({ name, stones, have, className }: Props) {
  const hash = hashOf(name)
  const [ground, stone, water] = LOOKS[(hash >>> 4) % LOOKS.length]!
  const spans = spansOf(stones, (hash >>> 16) % 3)
  const last = spans.length - 1
  let before = 0
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block h-auto w-full rounded-surface', className)}
    >
      <path fill={ground} d={`M0 0h${WIDTH}v${HEIGHT}H0Z`} />
      {spans.map(({ at, count, frame }, span) => {
        const there = new Set(orderOfLaying(count).slice(0, Math.max(0, have - before)))
        before += count
        const keystone = span === last ? Math.floor(count / 2) : -1
        return (
          <g key={at} transform={`translate(${at} ${BANK})`} strokeWidth={1.2}>
            {Array.from({ length: count }, (_, index) => {
              const colour = index === keystone ? KEY : stone
              return (
                <path
                  key={short(index)}
                  d={stonePath({ index, count, frame })}
                  {...(there.has(index)
                    ? { fill: colour }
                    : { fill: 'none', stroke: colour, strokeDasharray: '3 3' })}
                />
              )
            })}
          </g>
        )
      })}
      <path fill={water} d={`M0 ${BANK + 2}h${WIDTH}v${HEIGHT - BANK - 2}H0Z`} />
    </svg>
  )
}

/** One, two or three spans, the one with the keystone last. */
function spansOf(stones: number, layout: number): Span[] {
  const frame = (outer: number, gap: number) => ({ outer, inner: outer * 0.69, gap })
  const one = { at: 180, count: stones, frame: frame(100, 4.5) }
  if (layout === 0 || stones < 7) return [one]
  const middle = odd(Math.round(stones * (layout === 1 ? 0.56 : 0.4)))
  const rest = stones - middle
  if (layout === 1)
    return [
      { at: 268, count: rest, frame: frame(64, 4) },
      { at: 112, count: middle, frame: frame(88, 4.5) },
    ]
  const left = Math.ceil(rest / 2)
  return [
    { at: 62, count: left, frame: frame(54, 4) },
    { at: 298, count: rest - left, frame: frame(54, 4) },
    { at: 180, count: middle, frame: frame(60, 4) },
  ]
}

function odd(count: number): number {
  return count % 2 === 1 ? count : count + 1
}
