import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { connectionsOf, processesOf } from '../process/default-processes.ts'
import { PlainError } from '../process/plain-error.ts'
import { isLoopbackHost } from './loopback.ts'
import { isAddressOrNetwork, listOf } from './networks.ts'

const text = z.string().check(z.minLength(1))
const port = z.string().check(
  z.regex(/^\d{1,5}$/),
  z.refine((value) => Number(value) <= 65_535),
)
const webUrl = z.url({ protocol: /^https?$/ })
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })
const poolSize = z.string().check(z.regex(/^(?:[5-9]|[1-9]\d|1\d\d|200)$/))
const networks = z.string().check(z.refine((value) => listOf(value).every(isAddressOrNetwork)))
/** Base64 of 32 bytes or more. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9+/_-]{43,}={0,2}$/))
const seconds = z.string().check(z.regex(/^(?:\d|[1-9]\d|[1-5]\d\d|600)$/))

/** Every setting an operator may give, as environment variables. */
const environment = z.object({
  NODE_ENV: z.optional(z.enum(['development', 'production', 'test'])),
  PORT: z.optional(port),
  HOST: z.optional(text),
  PROCESSES: z.optional(z.string().check(z.regex(/^[1-9]\d?$/))),
  PUBLIC_URL: z.optional(webUrl),
  DATA_DIR: z.optional(text),
  SECRET: z.optional(secret),
  SECRET_FILE: z.optional(text),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  DATABASE_POOL: z.optional(poolSize),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  S3_ENDPOINT: z.optional(webUrl),
  S3_BUCKET: z.optional(text),
  S3_KEY: z.optional(text),
  S3_SECRET: z.optional(text),
  S3_REGION: z.optional(text),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(text),
  SMS_GATEWAY_URL: z.optional(webUrl),
  GOOGLE_ISSUER: z.optional(webUrl),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  LLM_BASE_URL: z.optional(webUrl),
  LLM_MODEL: z.optional(text),
  LLM_API_KEY: z.optional(text),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  PIXEL_ID: z.optional(z.string().check(z.regex(/^\w{1,64}$/))),
  PRODUCT_NAME: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  SEED: z.optional(z.enum(['demo', 'none'])),
  ALLOW_DEMO: z.optional(z.literal('1')),
  TRUST_PROXY: z.optional(networks),
  DRAIN_SECONDS: z.optional(seconds),
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  METRICS_TOKEN: z.optional(text),
  TEST_FEED_HOSTS: z.optional(text),
})

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

/** Staff may change the name and the pixel while the product runs (`live-config.ts`); all else stays as it was at the start. */
export type Config = Omit<ReturnType<typeof readConfig>, 'productName' | 'pixelId'> & {
  productName: string
  pixelId: string | undefined
}

/** Thrown at start with one readable line per wrong setting. */
export class ConfigError extends PlainError {}

/** Reads and validates the settings; an empty variable counts as not given. */
export function readConfig(env: Record<string, string | undefined>) {
  const input = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = environment.safeParse(input)
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${expected[String(issue.path[0])] ?? 'is not valid'}`,
    )
    // One setting may break several rules.
    throw new ConfigError(`These settings cannot be used:\n${[...new Set(lines)].join('\n')}`)
  }
  const e = result.data
  const portNumber = Number(e.PORT ?? 3000)
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${portNumber}`).replace(/\/+$/, '')
  const isLocal = isLoopbackHost(new URL(publicUrl).hostname)
  checkTogether(e, isLocal)
  const dataDir = resolve(e.DATA_DIR ?? './data')
  const processes = processesOf(e.PROCESSES === undefined ? undefined : Number(e.PROCESSES))
  return {
    mode: e.NODE_ENV ?? 'development',
    port: portNumber,
    isPortGiven: e.PORT !== undefined,
    host: e.HOST ?? '0.0.0.0',
    processes,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    /** People reach it from this machine alone. */
    isLocal,
    dataDir,
    /** Where the root secret is: the base64 text of `SECRET`, or a file that is kept elsewhere, or the data folder's. */
    secret: e.SECRET
      ? ({ kind: 'setting', base64: e.SECRET } as const)
      : e.SECRET_FILE
        ? ({ kind: 'file', path: resolve(e.SECRET_FILE) } as const)
        : ({ kind: 'own', path: join(dataDir, 'secret') } as const),
    databaseUrl: e.DATABASE_URL,
    /** Past a pooler, where `DATABASE_URL` is one. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    /** Connections of each process for its calls. */
    databasePool: e.DATABASE_POOL === undefined ? connectionsOf(processes) : Number(e.DATABASE_POOL),
    redisUrl: e.REDIS_URL,
    s3: e.S3_ENDPOINT
      ? {
          endpoint: e.S3_ENDPOINT,
          bucket: e.S3_BUCKET ?? '',
          key: e.S3_KEY ?? '',
          secret: e.S3_SECRET ?? '',
          region: e.S3_REGION ?? 'us-east-1',
        }
      : undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    smsGatewayUrl: e.SMS_GATEWAY_URL,
    google:
      e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET
        ? {
            issuer: e.GOOGLE_ISSUER ?? 'https://accounts.google.com',
            clientId: e.GOOGLE_CLIENT_ID,
            clientSecret: e.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
    llm:
      e.LLM_BASE_URL && e.LLM_MODEL
        ? { baseUrl: e.LLM_BASE_URL.replace(/\/+$/, ''), model: e.LLM_MODEL, apiKey: e.LLM_API_KEY }
        : undefined,
    vapid:
      e.VAPID_PUBLIC_KEY && e.VAPID_PRIVATE_KEY
        ? { publicKey: e.VAPID_PUBLIC_KEY, privateKey: e.VAPID_PRIVATE_KEY }
        : undefined,
    pixelId: e.PIXEL_ID,
    productName: e.PRODUCT_NAME ?? 'Zamah',
    seed: e.SEED ?? (isLocal ? 'demo' : 'none'),
    allowDemo: e.ALLOW_DEMO === '1',
    trustProxy: e.TRUST_PROXY ? listOf(e.TRUST_PROXY) : [],
    drainMs: Number(e.DRAIN_SECONDS ?? 0) * 1000,
    logLevel: e.LOG_LEVEL ?? 'info',
    metricsToken: e.METRICS_TOKEN,
    /** Hosts with ports of feeds and push services that tests may reach although they are not public. */
    testFeedHosts: e.TEST_FEED_HOSTS?.split(',') ?? [],
  } as const
}

function checkTogether(e: z.infer<typeof environment>, isLocal: boolean) {
  if (e.SEED === 'demo' && !isLocal && e.ALLOW_DEMO === undefined) {
    throw new ConfigError(
      'SEED=demo opens accounts whose passwords everybody knows, so PUBLIC_URL must be of this machine (localhost). For a public demonstration set ALLOW_DEMO=1.',
    )
  }
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL) {
    throw new ConfigError('DATABASE_DIRECT_URL is only useful beside DATABASE_URL.')
  }
  if (e.SECRET && e.SECRET_FILE) {
    throw new ConfigError('SECRET and SECRET_FILE are two places of one thing; give one of them.')
  }
  if (e.S3_ENDPOINT && !(e.S3_BUCKET && e.S3_KEY && e.S3_SECRET)) {
    throw new ConfigError('S3_ENDPOINT also needs S3_BUCKET, S3_KEY and S3_SECRET.')
  }
  if (Boolean(e.GOOGLE_CLIENT_ID) !== Boolean(e.GOOGLE_CLIENT_SECRET)) {
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are only useful together.')
  }
  if (Boolean(e.VAPID_PUBLIC_KEY) !== Boolean(e.VAPID_PRIVATE_KEY)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are only useful together.')
  }
  if (Boolean(e.LLM_BASE_URL) !== Boolean(e.LLM_MODEL)) {
    throw new ConfigError('LLM_BASE_URL and LLM_MODEL are only useful together.')
  }
  if (e.TEST_FEED_HOSTS && e.NODE_ENV !== 'test') {
    throw new ConfigError('TEST_FEED_HOSTS opens the inner network; only tests may give it.')
  }
}

const expected: Record<string, string> = {
  NODE_ENV: 'must be development, production or test',
  PORT: 'must be a number from 0 to 65535',
  PROCESSES: 'must be a number from 1 to 99',
  PUBLIC_URL: 'must be an address like https://zamah.ba',
  SECRET: 'must be base64 of at least 32 bytes, as openssl rand -base64 32 makes it',
  DATABASE_URL: 'must be like postgres://user:password@host:5432/name',
  DATABASE_DIRECT_URL: 'must be like postgres://user:password@host:5432/name',
  DATABASE_POOL: 'must be a number from 5 to 200',
  REDIS_URL: 'must be like redis://host:6379',
  S3_ENDPOINT: 'must be an address like https://s3.example.org',
  SMTP_URL: 'must be like smtp://user:password@host:587',
  SMS_GATEWAY_URL: 'must be an address like https://sms.example.org/send',
  GOOGLE_ISSUER: 'must be an address like https://accounts.google.com',
  LLM_BASE_URL: 'must be an address like https://models.example.org/v1',
  VAPID_PUBLIC_KEY: 'must be 87 characters of base64url, as web-push makes them',
  VAPID_PRIVATE_KEY: 'must be 43 characters of base64url, as web-push makes them',
  PIXEL_ID: 'must be letters and digits',
  PRODUCT_NAME: 'must have 1 to 40 characters',
  SEED: 'must be demo or none',
  ALLOW_DEMO: 'must be 1, or not be there',
  TRUST_PROXY: 'must be IP addresses or networks like 10.0.0.0/8, separated by commas',
  DRAIN_SECONDS: 'must be a number from 0 to 600',
  LOG_LEVEL: 'must be trace, debug, info, warn, error, fatal or silent',
}
