export type ToWorker = { id: number; task: unknown } | { notice: unknown }
export type ToPool = { id: number } & ({ result: unknown } | { failure: string } | { step: unknown })
