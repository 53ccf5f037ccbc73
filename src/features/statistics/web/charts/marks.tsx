/** A piece of a line, for the legend. */
export function LineMark({ className, broken }: { className: string; broken: boolean }) {
  return (
    <svg width="20" height="8" aria-hidden>
      <line
        x1="1"
        x2="19"
        y1="4"
        y2="4"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={broken ? '4 4' : undefined}
        className={className}
      />
    </svg>
  )
}

/** Marks the share of offers that require a skill. */
export function Dot({ x }: { x: string }) {
  return <circle cx={x} cy="50%" r="6" className="fill-river" />
}

/** Marks the share of members who have a skill; it differs in shape as well as in colour. */
export function Diamond({ x }: { x: string }) {
  return (
    <svg x={x} y="50%" className="overflow-visible">
      <path d="M0-7l7 7-7 7-7-7z" strokeWidth="2.25" className="fill-surface stroke-lilac" />
    </svg>
  )
}
