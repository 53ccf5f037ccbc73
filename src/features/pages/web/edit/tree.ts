import type { Block } from '../../contract/blocks/definitions.ts'
import type { Value } from '../../contract/blocks/fields.ts'
import type { Content, PageProps } from '../../contract/content.ts'

/** Short, and its own within any page. */
export function localId(): string {
  return crypto.randomUUID().slice(0, 13)
}

type Change = (now: Content) => Content

/** Behind the block with that id, or at the end. */
export function withBlock(block: Block, behind: string | undefined): Change {
  return (now) => {
    const at = now.content.findIndex(({ props }) => props.id === behind)
    const place = at < 0 ? now.content.length : at + 1
    return { ...now, content: now.content.toSpliced(place, 0, block) }
  }
}

export function withoutBlock(id: string): Change {
  return (now) => ({ ...now, content: now.content.filter(({ props }) => props.id !== id) })
}

/** Moves a block up (-1) or down (1); the first and the last stay. */
export function withMoved(id: string, by: -1 | 1): Change {
  return (now) => ({ ...now, content: moved(now.content, id, by) })
}

export function moved<T extends { id: string } | { props: { id: string } }>(
  list: readonly T[],
  id: string,
  by: -1 | 1,
): T[] {
  const from = list.findIndex((one) => ('props' in one ? one.props.id : one.id) === id)
  const to = from + by
  const one = list[from]
  if (!one || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}

export function withValue(id: string, name: string, value: Value): Change {
  return (now) => ({
    ...now,
    content: now.content.map((block) =>
      block.props.id === id ? ({ ...block, props: { ...block.props, [name]: value } } as Block) : block,
    ),
  })
}

export function withPage(change: Partial<PageProps>): Change {
  return (now) => ({ ...now, root: { props: { ...now.root.props, ...change } } })
}
