import { type FastifyRequest, LogController } from 'fastify'
import type { Log } from '../log/log.ts'

/** Of the framework's messages only this is kept: an answer that broke after its head was sent, which nobody else sees. */
export class StreamFailures extends LogController {
  readonly #log: Log
  constructor(log: Log) {
    super({ disableRequestLogging: true })
    this.#log = log
  }
  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    // Readers leave when they like.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    this.#log.warn({ err: error, requestId: request.id }, 'an answer broke off')
  }
}
