export type WorkerFailureReason = 'time' | 'memory' | 'crash' | 'closed'

/** A worker had to be ended, or ended itself, before it answered; whoever asked says what that means to people. */
export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason

  constructor(reason: WorkerFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
