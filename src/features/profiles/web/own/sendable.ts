import type { Content, SectionName } from '../../contract/sections.ts'

/** Returns content to send, without links that have no address yet; unfinished parts stay. */
export function sendable<S extends SectionName>(name: S, content: Content<S>): Content<S> {
  if (name !== 'links') return content
  const { items } = content as Content<'links'>
  const finished = items.filter(({ url }) => url.trim() !== '')
  return finished.length === items.length ? content : ({ items: finished } as Content<S>)
}
