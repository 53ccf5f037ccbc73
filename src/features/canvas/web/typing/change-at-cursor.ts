export type TextChange = { at: number; removed: number; inserted: string }

/**
 * Returns the change of a line by the cursor: the text behind it was there before. By letters alone, an *e* typed before
 * *ekipa* could be the second of two, and would be deleted with the word. Undefined if the cursor does not fit.
 */
export function changeAtCursor(before: string, after: string, cursor: number): TextChange | undefined {
  const behind = after.slice(cursor)
  if (cursor < 0 || cursor > after.length || !before.endsWith(behind)) return undefined
  const old = before.slice(0, before.length - behind.length)
  const now = after.slice(0, cursor)
  let at = 0
  while (at < old.length && at < now.length && old[at] === now[at]) at += 1
  // Half a character is invalid.
  if (at > 0 && /[\uD800-\uDBFF]/.test(old[at - 1] ?? '')) at -= 1
  return { at, removed: old.length - at, inserted: now.slice(at) }
}
