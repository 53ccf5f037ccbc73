import { isCommand, useScreenKeys } from '#platform/web/shell/screen-keys.ts'

/** Each key of the desk with what it does; `score` gets the digit. */
export type DeskKeys = {
  after(): void
  before(): void
  close(): void
  pick(): void
  decide(): void
  search(): void
  undo(): void
  board(): void
  score(score: number): void
}

const LETTERS: Readonly<Record<string, Exclude<keyof DeskKeys, 'score'>>> = {
  j: 'after',
  k: 'before',
  x: 'pick',
  o: 'decide',
  f: 'search',
  z: 'undo',
  b: 'board',
  escape: 'close',
}

/** Listens to the keys of the desk. */
export function useDeskKeys(keys: DeskKeys): void {
  useScreenKeys((event) => {
    if (!isCommand(event)) return
    const act = LETTERS[event.key.toLowerCase()]
    if (act) {
      event.preventDefault()
      keys[act]()
    } else if (/^[1-5]$/.test(event.key)) keys.score(Number(event.key))
  })
}
