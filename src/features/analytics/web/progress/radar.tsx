import type { Axis } from '../../contract/axes.ts'
import { anchorAt, linesOf, outline, pointAt } from './net.ts'

const RADIUS = 100
const BESIDE = 14
const LINE = 18
/** The most letters of a line above or below the net, where nothing stands beside it. */
const ACROSS = 26
/** One for each level. */
const RINGS = [0.25, 0.5, 0.75, 1]

type Props = { axes: readonly (Axis & { name: string })[]; label: string }

/** Draws levels as a net with a ring for each: the required ones are dashed, one's own filled. */
export function Radar({ axes, label }: Props) {
  const whole = axes.map(() => 1)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-222 -152 444 304"
      className="mx-auto h-auto w-full max-w-125 text-[16px]"
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
      {axes.map(({ group, skill }, place) => {
        const { x, y } = pointAt(place, axes.length, RADIUS)
        return <line key={skill ?? group} x1="0" y1="0" x2={x} y2={y} className="stroke-line" />
      })}
      <polygon
        points={outline(
          axes.map(({ asked }) => asked),
          RADIUS,
        )}
        className="fill-none stroke-lilac"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <polygon
        points={outline(
          axes.map(({ level }) => level),
          RADIUS,
        )}
        className="fill-river stroke-river"
        fillOpacity="0.16"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {axes.map(({ group, skill, level, asked, name }, place) => {
        const at = pointAt(place, axes.length, RADIUS * level)
        const word = pointAt(place, axes.length, RADIUS + BESIDE)
        const anchor = anchorAt(word)
        const lines = anchor === 'middle' ? linesOf(name, ACROSS) : linesOf(name)
        const top =
          word.y - ((lines.length - 1) * LINE) / 2 + (word.y < -RADIUS ? -4 : word.y > RADIUS ? 6 : 0)
        return (
          <g key={skill ?? group}>
            <circle cx={at.x} cy={at.y} r="4" className="fill-river" />
            <text
              x={word.x}
              y={top}
              dy=".35em"
              textAnchor={anchor}
              className={level < asked ? 'fill-ink font-strong' : 'fill-ink-2'}
            >
              {lines.map((line, n) => (
                <tspan key={`${n} ${line}`} x={word.x} {...(n > 0 && { dy: LINE })}>
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
