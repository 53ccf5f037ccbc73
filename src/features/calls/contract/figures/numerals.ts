/** `50`, `1.500`, `1,500.50`: at most twelve digits. */
export const NUMBER = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)`

/** Parses a number: `1.500` is a thousand and a half in either language; `1.5` and `1,5` are one and a half. */
export function numberOf(text: string): number {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
}
