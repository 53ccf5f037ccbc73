import type { Card, CardKind } from '#platform/contract/rich-text/document.ts'

const PLACES: Readonly<Record<CardKind, string>> = {
  opportunity: 'opportunities',
  call: 'calls',
  form: 'forms',
  file: 'files',
}
const KINDS = Object.keys(PLACES) as CardKind[]
/** Pages beside those of things. */
const OTHERS: readonly string[] = ['/forms/mine']

/** Of the address of a page here, with or without its host; nothing where it is no call, opportunity, form or file. */
export function cardFrom(address: string): Card['attrs'] | undefined {
  const [, place, slug] =
    /^(?:https?:\/\/[^/\s]+)?\/?(opportunities|calls|forms|files)\/([a-z0-9-]{1,120})\/?(?:[?#]\S*)?$/.exec(
      address.trim(),
    ) ?? []
  const kind = KINDS.find((one) => PLACES[one] === place)
  if (kind === undefined || slug === undefined || OTHERS.includes(`/${place}/${slug}`)) return undefined
  return { kind, slug }
}

export function cardPath({ kind, slug }: Card['attrs']): string {
  return `/${PLACES[kind]}/${slug}`
}
