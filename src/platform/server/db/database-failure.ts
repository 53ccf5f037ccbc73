/** Messages of the driver and its pool that carry no code: no answer, no connection in time, or a broken one. */
const SILENT = /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated)/
/** The same from the system, and from a database that ends, begins or takes nobody more. */
const CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 53300 57P01 57P02 57P03 08000 08001 08003 08004 08006'.split(
    ' ',
  ),
)

/** Whether no answer came, so that nothing more can be asked on that connection. */
export function isTimeout(error: unknown): boolean {
  return causesOf(error).some(({ message }) => message === 'Query read timeout')
}

/** Whether something failed because the database could not be reached, or all connections to it are taken. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => CODES.has(String(code)) || SILENT.test(String(message)))
}

function causesOf(error: unknown): { code?: unknown; message?: unknown }[] {
  if (typeof error !== 'object' || error === null) return []
  return [error, ...causesOf((error as { cause?: unknown }).cause)]
}
