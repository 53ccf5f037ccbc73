import * as z from 'zod/mini'
import { visibleLine, words } from '#platform/contract/bilingual-schemas.ts'
import { CONSENT_CHOICES, CONSENT_PATH } from '#platform/contract/consent.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

export const NAME_MAX = 40
export const PIXEL_MAX = 64
export const REASON_MAX = 300

const setting = z.strictObject({
  /** In force; empty means none. */
  value: z.string(),
  /** What the environment says. */
  delivered: z.string(),
  /** Null while the environment decides; `changedBy` also where the account is gone. */
  changedAt: z.nullable(isoDateTime),
  changedBy: z.nullable(z.string()),
})
export type ProductSetting = z.output<typeof setting>

export const getProductSettings = endpoint({
  method: 'GET',
  path: '/api/admin/product-settings',
  summary: 'The name of the product and its pixel, and how visitors answered the question about measuring',
  response: z.strictObject({
    productName: setting,
    pixelId: setting,
    /** Of the last 30 days. */
    consent: z.strictObject({ accepted: z.int(), declined: z.int() }),
  }),
})

const HOURLY = { times: 30, seconds: 3600 }

export const updateProductName = endpoint({
  method: 'PUT',
  path: '/api/admin/product-settings/name',
  summary: 'Changes the name of the product at once and on every instance; null goes back to the environment',
  limit: HOURLY,
  body: z.strictObject({ value: z.nullable(visibleLine(NAME_MAX)), reason: words(REASON_MAX) }),
})

export const updatePixel = endpoint({
  method: 'PUT',
  path: '/api/admin/product-settings/pixel',
  summary:
    'Changes the pixel at once and on every instance; empty takes it away, null goes back to the environment',
  limit: HOURLY,
  body: z.strictObject({
    value: z.nullable(z.string().check(z.maxLength(PIXEL_MAX), z.regex(/^\w*$/))),
    reason: words(REASON_MAX),
  }),
})

export const answerConsent = endpoint({
  method: 'POST',
  path: CONSENT_PATH,
  summary: 'Counts one answer to the question about measuring; nothing of the visitor is stored',
  limit: { times: 60, seconds: 3600 },
  body: z.strictObject({ choice: z.enum(CONSENT_CHOICES) }),
})
