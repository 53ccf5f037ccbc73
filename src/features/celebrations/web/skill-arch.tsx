import { useEffect, useRef } from 'react'
import { type ArchFrame, inset, type StoneState, stonePath } from '#platform/contract/arch-geometry.ts'

const FRAME: ArchFrame = { outer: 150, inner: 100, gap: 4 }
const LINE = 1.3

type Props = {
  /** Those that are there come first; the last of them is new. */
  stones: readonly StoneState[]
  /** A sentence for screen readers. */
  label: string
  /** Moves the stones that are there, in their order. */
  play(stones: readonly Element[]): void
}

/** An arch of skills to which something was added: the new stone has the colour of its owner. */
export function SkillArch({ stones, label, play }: Props) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const svg = drawing.current
    if (!svg) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        play([...svg.querySelectorAll('[data-stone]')])
      },
      { threshold: 0.4 },
    )
    observer.observe(svg)
    return () => observer.disconnect()
  }, [play])
  const count = stones.length
  const newest = stones.lastIndexOf('have')
  return (
    <svg ref={drawing} viewBox="-152 -152 304 154" role="img" aria-label={label} className="h-auto w-full">
      {stones.map((state, index) =>
        state === 'have' ? (
          <path
            key={index}
            data-stone
            d={stonePath({ index, count, frame: FRAME })}
            className={index === newest ? 'fill-apricot' : 'fill-river'}
          />
        ) : (
          <path
            key={index}
            d={stonePath({ index, count, frame: FRAME, ring: inset(FRAME, LINE) })}
            strokeWidth={LINE}
            strokeDasharray="4 3"
            className="fill-none stroke-edge"
          />
        ),
      )}
    </svg>
  )
}
