export function ensurePages(): Promise<void>
export function ensureBuild(options?: { force?: boolean }): Promise<void>
