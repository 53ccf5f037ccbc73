import {
  type ArchFrame,
  innerHalf,
  inset,
  keystoneLift,
  type StoneState,
  short,
  stonePath,
} from '#platform/contract/arch-geometry.ts'
import { classNames } from './class-names.ts'

export type ArchSize = 'large' | 'medium' | 'small' | 'row' | 'group' | 'tab'

type Sheet = ArchFrame & { line: number; dash: string }

const SHEETS: Record<ArchSize, Sheet> = {
  large: { outer: 150, inner: 100, gap: 4, line: 1.3, dash: '4 3' },
  medium: { outer: 60, inner: 40, gap: 2.5, line: 1.2, dash: '3 2.5' },
  small: { outer: 48, inner: 32, gap: 2.5, line: 1.2, dash: '3 2.5' },
  row: { outer: 32, inner: 21.5, gap: 2, line: 1, dash: '2.5 2' },
  group: { outer: 14, inner: 6.5, gap: 1.2, line: 0.9, dash: '2 1.5' },
  tab: { outer: 11, inner: 5.4, gap: 1.4, line: 0.9, dash: '2 1.5' },
}

type ArchProps = {
  stones: readonly StoneState[]
  size?: ArchSize
  /** One sentence for people who do not see the drawing; none where the same number stands beside it. */
  label?: string | undefined
  className?: string
}

/** The stone arch. It always counts something: solid have, half near, dashed missing, apricot you. */
export function Arch({ stones, size = 'large', label, className }: ArchProps) {
  const sheet = SHEETS[size]
  const keyAt = stones.indexOf('key')
  const lift = keyAt >= 0 ? keystoneLift(sheet) : 0
  const width = 2 * sheet.outer
  const height = sheet.outer + lift
  const fixed = size === 'large' ? {} : { width, height }
  const draw = (states: StoneState[], ring?: { from: number; to: number }) =>
    stones
      .map((state, index) =>
        states.includes(state)
          ? stonePath({
              index,
              count: stones.length,
              frame: sheet,
              ...(ring && { ring }),
              ...(keyAt >= 0 && { key: keyAt }),
            })
          : '',
      )
      .join('')
  const have = draw(['have'])
  const near = draw(['near'], innerHalf(sheet))
  const dashed = draw(['near', 'missing'], inset(sheet, sheet.line))
  const key = draw(['key'])
  return (
    <svg
      {...fixed}
      viewBox={[-sheet.outer, -sheet.outer - lift, width, height].map(short).join(' ')}
      className={classNames('fill-river', size === 'large' && 'h-auto w-full', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {have + near && <path d={have + near} />}
      {dashed && (
        <path
          d={dashed}
          className="fill-none stroke-edge"
          strokeWidth={sheet.line}
          strokeDasharray={sheet.dash}
        />
      )}
      {key && <path d={key} className="fill-apricot" transform={`translate(0 ${short(-lift)})`} />}
    </svg>
  )
}

const THREE: StoneState[] = ['have', 'have', 'have']

/** Three stones: you are here. Stands on the hairline of the active tab or bar item. */
export function TabMark({ className }: { className?: string }) {
  return <Arch stones={THREE} size="tab" {...(className && { className })} />
}
