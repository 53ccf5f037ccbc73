type Props = { votes: number; most: number; minVotes: number }

/** Votes as a bar; the vertical line is the least number for money. The same is beside it in words. */
export function VoteBar({ votes, most, minVotes }: Props) {
  const at = (count: number) => `${Math.round((count / most) * 1000) / 10}%`
  const isEnough = votes >= minVotes
  return (
    <svg className="block h-6.5 w-full overflow-visible" aria-hidden="true">
      <rect className="fill-sunken" y="7" width="100%" height="12" rx="3" />
      <rect
        className={isEnough ? 'fill-river' : 'fill-none stroke-river'}
        strokeWidth="1.5"
        y={isEnough ? 7 : 8}
        width={at(votes)}
        height={isEnough ? 12 : 10}
        rx="3"
      />
      <line className="stroke-ink" strokeWidth="1.5" x1={at(minVotes)} x2={at(minVotes)} y1="1" y2="25" />
    </svg>
  )
}
