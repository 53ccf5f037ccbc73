/** The number of a receipt: short enough to write on an envelope, and made of the digest, so that the two belong together. */
export function receiptNumber({ digest }: { digest: string }): string {
  return (digest.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-')
}
