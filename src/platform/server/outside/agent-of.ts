/** How we name ourselves to other sites. */
export function agentOf({ productName, publicUrl }: { productName: string; publicUrl: string }): string {
  return `${productName.replace(/[^\w.-]/g, '')}/1 (+${publicUrl})`
}
