import { type ChangeEvent, useRef } from 'react'

type Picking = {
  ids: readonly string[]
  picks: readonly string[]
  onPick: (picks: readonly string[]) => void
}

/** Returns what a checkbox of a list does: with Shift, all from the one before to this one do as this one does. */
export function useRangePick({ ids, picks, onPick }: Picking) {
  const last = useRef<string>(undefined)
  return (id: string) =>
    ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)]
      const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && from >= 0
      last.current = id
      const those = isRange ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const others = picks.filter((one) => !those.includes(one))
      onPick(target.checked ? [...others, ...those] : others)
    }
}
