/**
 * Derives the number of a receipt from the digest, so that the two belong together: short enough to write on an envelope.
 */
export function receiptNumber({ digest }: { digest: string }): string {
  return (digest.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-')
}
