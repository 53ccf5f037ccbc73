import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'

const address = z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[\u0021-\u007e]+$/))

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push',
  impersonation: 'reads',
  summary: 'The public key (VAPID) for which a browser subscribes to pushes',
  response: z.strictObject({ key: z.string() }),
})

export const addPushSubscription = endpoint({
  method: 'POST',
  path: '/api/notifications/push',
  summary: 'Pushes to this browser for as long as its session lasts; again is the same',
  body: z.strictObject({
    endpoint: address,
    keys: z.strictObject({
      /** A point of P-256, uncompressed. */
      p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
    }),
  }),
})

export const removePushSubscription = endpoint({
  method: 'POST',
  path: '/api/notifications/push/removal',
  summary: 'Ends pushes to a browser of the signed-in person',
  body: z.strictObject({ endpoint: address }),
})

/** The push message for the service worker; encrypted on its way. */
export type PushMessage = { title: string; body: string; path: string; tag: string; lang: string }
