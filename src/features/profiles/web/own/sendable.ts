import type { Content, SectionName } from '../../contract/sections.ts'

/** A link without an address is not yet one; everything else is kept as it is, unfinished too. */
export function sendable<S extends SectionName>(name: S, content: Content<S>): Content<S> {
  if (name !== 'links') return content
  const { items } = content as Content<'links'>
  const finished = items.filter(({ url }) => url.trim() !== '')
  return finished.length === items.length ? content : ({ items: finished } as Content<S>)
}
