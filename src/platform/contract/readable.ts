import * as z from 'zod/mini'

/** A page that somebody has opened, in plain words of their language, for reading again without a connection. */
export const readable = z.strictObject({
  path: z.string(),
  title: z.string(),
  /** One line each. */
  facts: z.array(z.string()),
  /** One paragraph each; nothing where only a list told of it. */
  text: z.array(z.string()),
})
export type Readable = z.output<typeof readable>

export const readableList = z.strictObject({
  /** The day and time of it, in words. */
  seen: z.string(),
  items: z.array(readable),
})

const ITEMS_MAX = 50

/** A list that was read anew stands for the one before, and keeps the texts that it does not tell itself. */
export function readAnew(former: readonly Readable[], fresh: readonly Readable[]): Readable[] {
  const textOf = new Map(former.map(({ path, text }) => [path, text]))
  return fresh
    .slice(0, ITEMS_MAX)
    .map((item) => (item.text.length > 0 ? item : { ...item, text: textOf.get(item.path) ?? [] }))
}

/** Puts the page opened last first and drops the oldest. */
export function openedLast(former: readonly Readable[], opened: Readable): Readable[] {
  return [opened, ...former.filter(({ path }) => path !== opened.path)].slice(0, ITEMS_MAX)
}
