import { useEffect, useRef } from 'react'
import { stonePath } from '#platform/contract/arch-geometry.ts'
import { orderOfLaying } from '#platform/web/ui/drawings/order-of-laying.ts'
import { layStones } from './motion.ts'

const FRAME = { outer: 150, inner: 100, gap: 4 }

type Props = {
  stones: number
  /** A sentence for screen readers. */
  label: string
  /** It is built before one's eyes; otherwise it stands. */
  plays: boolean
}

/** A finished bridge: every stone is there, the keystone flush with the others. */
export function BuiltArch({ stones, label, plays }: Props) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const svg = drawing.current
    if (!plays || !svg) return
    // A member who reaches the goal further down the page sees the scene when the arch scrolls into view.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        layStones([...svg.children])
      },
      { threshold: 0.4 },
    )
    observer.observe(svg)
    return () => observer.disconnect()
  }, [plays])
  const keystone = Math.floor(stones / 2)
  const order = [...orderOfLaying(stones).filter((place) => place !== keystone), keystone]
  return (
    <svg ref={drawing} viewBox="-152 -152 304 154" role="img" aria-label={label} className="h-auto w-full">
      {order.map((index) => (
        <path
          key={index}
          d={stonePath({ index, count: stones, frame: FRAME, key: keystone })}
          fill={index === keystone ? 'var(--apricot)' : 'var(--on-deep)'}
        />
      ))}
    </svg>
  )
}
