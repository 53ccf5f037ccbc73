import { ApiError, errorText } from '#platform/web/api/api-error.ts'

/** Assigns an error to its field, by a map from codes to field names. */
export async function atField<T>(places: Record<string, string>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const name = error instanceof ApiError && error.code ? places[error.code] : undefined
    if (!(error instanceof ApiError) || !name) throw error
    throw new ApiError(error.status, JSON.stringify({ code: error.code, fields: { [name]: error.text } }))
  }
}

/** Returns the error for above the button; `undefined` when the fields show it. */
export function restOfError(error: unknown, fallback: string): string | undefined {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return undefined
  return errorText(error, fallback)
}
