export type TextChange = { at: number; removed: number; inserted: string }

/**
 * How a line became another where the cursor says what was typed: whatever stands behind it was there before. By the letters
 * alone an *e* typed before *ekipa* could as well be the second of two, and would go with the word when somebody deletes it.
 * Nothing where the cursor does not fit.
 */
export function changeAtCursor(before: string, after: string, cursor: number): TextChange | undefined {
  const behind = after.slice(cursor)
  if (cursor < 0 || cursor > after.length || !before.endsWith(behind)) return undefined
  const old = before.slice(0, before.length - behind.length)
  const now = after.slice(0, cursor)
  let at = 0
  while (at < old.length && at < now.length && old[at] === now[at]) at += 1
  // Half of a character is none.
  if (at > 0 && /[\uD800-\uDBFF]/.test(old[at - 1] ?? '')) at -= 1
  return { at, removed: old.length - at, inserted: now.slice(at) }
}
