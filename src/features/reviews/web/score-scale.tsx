import type { KeyboardEvent } from 'react'
import { HIGHEST_SCORE } from '../contract/reviews.endpoints.ts'

type Props = {
  id: string
  legend: string
  weight: string
  value: number | undefined
  isFixed: boolean
  onScore: (score: number) => void
}

const SCORES = Array.from({ length: HIGHEST_SCORE + 1 }, (_, at) => at)

/** One criterion from 0 to 5: by pointer, by arrow keys, or by the digit. */
export function ScoreScale({ id, legend, weight, value, isFixed, onScore }: Props) {
  function byNumber(event: KeyboardEvent) {
    // `Number(' ')` would be 0.
    const score = event.key.trim() === '' ? -1 : Number(event.key)
    if (isFixed || event.ctrlKey || event.metaKey || event.altKey || !SCORES.includes(score)) return
    event.preventDefault()
    onScore(score)
  }
  return (
    <fieldset className="m-0 min-w-0 border-0 border-t border-line py-3.5" onKeyDown={byNumber}>
      <legend className="float-left mb-2 flex w-full justify-between gap-4 p-0 text-sm font-strong">
        {legend} <span className="font-body text-ink-3 tabular-nums">{weight}</span>
      </legend>
      <div className="clear-both grid grid-cols-6 gap-1">
        {SCORES.map((score) => (
          <label
            key={score}
            className="grid min-h-11 place-items-center rounded-stone border border-edge bg-surface font-strong tabular-nums has-checked:border-river has-checked:bg-river has-checked:text-on-river has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`score-${id}`}
              value={score}
              checked={value === score}
              disabled={isFixed}
              onChange={() => onScore(score)}
              className="sr-only"
            />
            {score}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
