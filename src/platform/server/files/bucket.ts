import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { PlainError } from '../process/plain-error.ts'

/** How long a bucket may take to be reached, and how long it may be silent in the middle of a file. */
export const BUCKET_TIMES = { connectionTimeout: 3000, socketTimeout: 20_000 }

type Answered = { name?: string; message?: string; cause?: unknown; $metadata?: { httpStatusCode?: number } }

/** Ends a start with a bucket that is not there or not ours; one that is away now may come, so the start goes on. */
export async function checkBucket({ s3, log }: { s3: NonNullable<Config['s3']>; log: Log }): Promise<void> {
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    credentials: { accessKeyId: s3.key, secretAccessKey: s3.secret },
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: true,
    maxAttempts: 1,
    requestHandler: { ...BUCKET_TIMES, requestTimeout: BUCKET_TIMES.connectionTimeout },
  })
  try {
    await client.send(new HeadBucketCommand({ Bucket: s3.bucket }))
  } catch (error) {
    const status = (error as Answered).$metadata?.httpStatusCode ?? 0
    if (status === 404) throw new PlainError(`S3_BUCKET: there is no bucket ${s3.bucket} at ${s3.endpoint}.`)
    if (status >= 300 && status < 500)
      throw new PlainError(
        `S3_KEY and S3_SECRET: ${s3.endpoint} does not let them into the bucket ${s3.bucket} (${status}).`,
      )
    log.warn(
      { err: error },
      'the bucket for files does not answer; until it does, calls with files are refused',
    )
  } finally {
    client.destroy()
  }
}

/** Whether a file could not be had because the bucket is away, which says nothing about the file. */
export function isBucketAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, cause, $metadata } = error as Answered
  if ($metadata?.httpStatusCode !== undefined && $metadata.httpStatusCode >= 500) return true
  return name === 'TimeoutError' || isBucketAway(cause)
}
