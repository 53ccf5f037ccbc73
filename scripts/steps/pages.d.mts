export function ensurePages(options?: { force?: boolean }): Promise<void>
