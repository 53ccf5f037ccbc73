import type { ReactNode } from 'react'

type Props = {
  /** One value for each step of the axis; a gap where there is none. */
  values: readonly (number | null)[]
  top: number
  /** What stands beside the axis, from top to bottom. */
  marks: readonly ReactNode[]
  begin: ReactNode
  end: ReactNode
  label: string
}

const STEP = 20
const HEIGHT = 100

/** A line over equal steps of time on an axis that begins at nothing; the last point is now. */
export function LineChart({ values, top, marks, begin, end, label }: Props) {
  const width = Math.max(1, values.length - 1) * STEP
  const y = (value: number) => Math.round((HEIGHT - (value / top) * HEIGHT) * 10) / 10
  const points = values.flatMap((value, n) => (value === null ? [] : [{ x: n * STEP, y: y(value) }]))
  const path = points.map((point) => `${point.x},${point.y}`).join(' ')
  const last = points.at(-1)
  return (
    <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] text-2xs text-ink-3 tabular-nums">
      <div
        aria-hidden
        className="flex flex-col justify-between text-right leading-none whitespace-nowrap [&>*]:-translate-y-1/2 [&>*]:pr-2"
      >
        {marks.map((mark, n) => (
          <span key={n}>{mark}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full overflow-visible"
      >
        {[0, HEIGHT / 2, HEIGHT].map((at) => (
          <line
            key={at}
            x1="0"
            x2={width}
            y1={at}
            y2={at}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline
          points={path}
          className="fill-none stroke-river"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {last && (
          <line
            x1={last.x}
            x2={last.x}
            y1={last.y}
            y2={last.y}
            className="stroke-river"
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div aria-hidden className="col-start-2 mt-1.5 flex justify-between leading-ui">
        <span>{begin}</span>
        <span>{end}</span>
      </div>
    </div>
  )
}
