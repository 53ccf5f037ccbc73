import type { Card } from '#platform/contract/rich-text/document.ts'

/** Of the address of a page here, with or without its host; nothing where it is no call or opportunity. */
export function cardFrom(address: string): Card['attrs'] | undefined {
  const [, place, slug] =
    /^(?:https?:\/\/[^/\s]+)?\/?(opportunities|calls)\/([a-z0-9-]{1,120})\/?(?:[?#]\S*)?$/.exec(
      address.trim(),
    ) ?? []
  if (slug === undefined) return undefined
  return { kind: place === 'calls' ? 'call' : 'opportunity', slug }
}

export function cardPath({ kind, slug }: Card['attrs']): string {
  return `/${kind === 'call' ? 'calls' : 'opportunities'}/${slug}`
}
