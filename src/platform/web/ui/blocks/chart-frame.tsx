import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  label: string
  /** Of the drawing, in its own units; its height is `CHART_HEIGHT`. */
  width: number
  /** The labels beside the axis, from top to bottom. */
  marks: readonly ReactNode[]
  /** Marks are longer than a number. */
  wideMarks?: boolean
  begin: ReactNode
  end: ReactNode
  children: ReactNode
}

export const CHART_HEIGHT = 100

/** The axis and its lines around a drawing over time; what is told is in the label, and in a table beside it. */
export function ChartFrame({ label, width, marks, wideMarks = false, begin, end, children }: Props) {
  return (
    <div
      className={classNames(
        'grid text-2xs text-ink-3 tabular-nums',
        wideMarks ? 'grid-cols-[3.25rem_minmax(0,1fr)]' : 'grid-cols-[2.25rem_minmax(0,1fr)]',
      )}
    >
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
        viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        className="h-30 w-full overflow-visible"
      >
        {[0, CHART_HEIGHT / 2, CHART_HEIGHT].map((y) => (
          <line
            key={y}
            x1="0"
            x2={width}
            y1={y}
            y2={y}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {children}
      </svg>
      <div aria-hidden className="col-start-2 mt-1.5 flex justify-between leading-ui">
        <span>{begin}</span>
        <span>{end}</span>
      </div>
    </div>
  )
}
