import {
  type ArchFrame,
  inset,
  keystoneLift,
  short,
  stoneMiddle,
  stonePath,
} from '#platform/contract/arch-geometry.ts'
import { classNames } from './class-names.ts'

export type NamedStone = { name: string; state: 'have' | 'missing' | 'key' }

type View = ArchFrame & { text: number; keyText: number; box: string }

const VIEWS = {
  /** Frames the title of a wide page and stands in the block below. */
  wide: { outer: 622, inner: 522, gap: 7, text: 16, keyText: 28, box: '-640 -646 1280 636' },
  /** Bleeds off both edges of a phone. */
  phone: { outer: 196, inner: 132, gap: 4, text: 11, keyText: 19, box: '-180 -212 360 214' },
  /** Stands at the foot of a panel. */
  panel: { outer: 306, inner: 212, gap: 6, text: 15, keyText: 24, box: '-320 -326 640 326' },
} satisfies Record<string, View>

const TINTS = ['fill-stone-1', 'fill-stone-2', 'fill-stone-3']

type NamedArchProps = {
  stones: readonly NamedStone[]
  view: keyof typeof VIEWS
  label?: string
  /** Stones settle one after the other, once; the keystone drops last. */
  settle?: boolean
  className?: string
}

/** The full-bleed arch: skills named on stones, the lifted apricot keystone is you. */
export function NamedArch({ stones, view, label, settle, className }: NamedArchProps) {
  const sheet: View = VIEWS[view]
  const order = stones
    .map((stone, index) => ({ ...stone, index }))
    .sort((a, b) => Number(a.state === 'key') - Number(b.state === 'key'))
  return (
    <svg
      viewBox={sheet.box}
      textAnchor="middle"
      fontSize={sheet.text}
      className={classNames('h-auto w-full font-ui tracking-ui', settle && 'settle-stones', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {order.map((stone) => (
        <g key={stone.index}>
          <Stone stone={stone} count={stones.length} sheet={sheet} />
        </g>
      ))}
    </svg>
  )
}

type StoneProps = { stone: NamedStone & { index: number }; count: number; sheet: View }

function Stone({ stone: { name, state, index }, count, sheet }: StoneProps) {
  const place = { index, count, frame: sheet }
  const { x, y, turn } = stoneMiddle(place)
  const word = name && (
    <text
      transform={`translate(${short(x)} ${short(y)})rotate(${short(turn)})`}
      dy=".35em"
      {...(state === 'key' && { fontSize: sheet.keyText, fontWeight: 700 })}
      className={state === 'key' ? 'fill-on-apricot' : state === 'have' ? 'fill-on-stone' : 'fill-ink-2'}
    >
      {name}
    </text>
  )
  if (state === 'key') {
    return (
      <g transform={`translate(0 ${short(-keystoneLift(sheet))})`}>
        <path d={stonePath(place)} className="fill-apricot" />
        {word}
      </g>
    )
  }
  if (state === 'have') {
    return (
      <>
        <path d={stonePath(place)} className={TINTS[index % TINTS.length]} />
        {word}
      </>
    )
  }
  return (
    <>
      <path
        d={stonePath({ ...place, ring: inset(sheet, 1.5) })}
        className="fill-paper stroke-edge"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      {word}
    </>
  )
}
