import { stoneTurn } from './stone.ts'

/** A stone of the named arch: a skill one has, a missing one in outline, or the reader. */
export type NamedStone = { name: string; kind: 'have' | 'missing' | 'key' }

type Size = { shape: string; degrees: number; middle: number; lift: number }

export const WIDE: Size = { shape: '#s-wide', degrees: 13.3, middle: 572, lift: 20 }
export const NARROW: Size = { shape: '#s-narrow', degrees: 20, middle: 164, lift: 12 }

const SHADES = ['fill-stone-1', 'fill-stone-2', 'fill-stone-3']

type ArchProps = { stones: NamedStone[]; size: Size; viewBox: string; className: string }

export function NamedArch({ stones, size, viewBox, className }: ArchProps) {
  const placed = stones.map((stone, index) => ({ stone, index }))
  // Drawn last, the keystone also drops last.
  const order = placed.toSorted((a, b) => Number(a.stone.kind === 'key') - Number(b.stone.kind === 'key'))
  return (
    <svg className={`settle-stones ${className}`} viewBox={viewBox} aria-hidden="true" textAnchor="middle">
      {order.map(({ stone, index }) => (
        <g key={stone.name}>
          <g
            className={stone.kind === 'have' ? SHADES[index % SHADES.length] : undefined}
            transform={stoneTurn({ index, count: stones.length, degrees: size.degrees })}
          >
            <Stone stone={stone} size={size} />
          </g>
        </g>
      ))}
    </svg>
  )
}

function Stone({ stone: { kind, name }, size }: { stone: NamedStone; size: Size }) {
  const y = (kind === 'key' ? size.lift : 0) + size.middle
  if (kind === 'key') {
    return (
      <>
        <use className="fill-apricot" href={size.shape} y={-size.lift} />
        <text className="fill-on-apricot text-[1.75em] font-brand" y={-y} dy=".35em">
          {name}
        </text>
      </>
    )
  }
  return (
    <>
      {kind === 'missing' ? (
        <use className="fill-paper stroke-edge" strokeDasharray="5 4" strokeWidth="1.5" href={size.shape} />
      ) : (
        <use href={size.shape} />
      )}
      <text className={kind === 'missing' ? 'fill-ink-2' : 'fill-on-stone'} y={-y} dy=".35em">
        {name}
      </text>
    </>
  )
}

type ReflectionProps = { stones: NamedStone[]; size: Size; viewBox: string; className: string }

/** The stones, mirrored in the water below the arch. */
export function Reflection({ stones, size, viewBox, className }: ReflectionProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="scale(1 -1)">
        {stones.map(({ kind, name }, index) =>
          kind === 'missing' ? null : (
            <use
              key={name}
              href={size.shape}
              transform={stoneTurn({ index, count: stones.length, degrees: size.degrees })}
            />
          ),
        )}
      </g>
    </svg>
  )
}
