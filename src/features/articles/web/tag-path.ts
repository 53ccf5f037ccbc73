/** The address of the articles with a tag. */
export function tagPath(tag: string): string {
  return `/articles?tag=${encodeURIComponent(tag)}`
}
