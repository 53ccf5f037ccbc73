/**
 * Runs one read at a time. A change that arrives during a read may have been missed by it, so its caller waits for the next
 * read.
 */
export function latestRead(read: () => Promise<void>): () => Promise<void> {
  let reading: Promise<void> | undefined
  let again: Promise<void> | undefined
  function refresh(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => {
        reading = undefined
      })
      return reading
    }
    again ??= reading
      .catch(() => undefined)
      .then(() => {
        again = undefined
        return refresh()
      })
    return again
  }
  return refresh
}
