import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { exportBanks, mergeBanks } from './data-rights.ts'

/** Youth banks: their boards, funds and decisions, and the programmes under which calls are held. */
export const banks: Feature = {
  name: 'banks',
  catalogues: { bhs, en },
  routes: [],
  exporter: exportBanks,
  merger: mergeBanks,
}
