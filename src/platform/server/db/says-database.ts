/** Whether Postgres refused for one of these reasons, by their codes; its error is the cause of ours. */
export function saysDatabase(error: unknown, codes: readonly string[]): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (codes.includes(String(code))) return true
  return typeof cause === 'object' && cause !== null && saysDatabase(cause, codes)
}
