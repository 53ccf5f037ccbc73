import type { Axis } from '../../contract/axes.ts'
import { anchorAt, linesOf, outline, pointAt } from './net.ts'

const RADIUS = 104
const BESIDE = 16
const LINE = 17
const RINGS = [0.25, 0.5, 0.75, 1]

type Props = { axes: readonly (Axis & { name: string })[]; label: string }

/** Shares by group as a net: the whole is dashed, one's own is filled. */
export function Radar({ axes, label }: Props) {
  const whole = axes.map(() => 1)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-230 -156 460 312"
      className="mx-auto h-auto w-full max-w-125 text-[15px] max-sm:text-[17px]"
    >
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={outline(
            whole.map(() => ring),
            RADIUS,
          )}
          className="fill-none stroke-line"
        />
      ))}
      {axes.map(({ group }, place) => {
        const { x, y } = pointAt(place, axes.length, RADIUS)
        return <line key={group} x1="0" y1="0" x2={x} y2={y} className="stroke-line" />
      })}
      <polygon
        points={outline(whole, RADIUS)}
        className="fill-none stroke-lilac"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <polygon
        points={outline(
          axes.map(({ share }) => share),
          RADIUS,
        )}
        className="fill-river stroke-river"
        fillOpacity="0.16"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {axes.map(({ group, share, name }, place) => {
        const at = pointAt(place, axes.length, RADIUS * share)
        const word = pointAt(place, axes.length, RADIUS + BESIDE)
        const lines = linesOf(name)
        const top =
          word.y - ((lines.length - 1) * LINE) / 2 + (word.y < -RADIUS ? -4 : word.y > RADIUS ? 6 : 0)
        return (
          <g key={group}>
            <circle cx={at.x} cy={at.y} r="4" className="fill-river" />
            <text
              x={word.x}
              y={top}
              dy=".35em"
              textAnchor={anchorAt(word)}
              className={share < 0.5 ? 'fill-ink font-strong' : 'fill-ink-2'}
            >
              {lines.map((line, n) => (
                <tspan key={line} x={word.x} {...(n > 0 && { dy: LINE })}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
