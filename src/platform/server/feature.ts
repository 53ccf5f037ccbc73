import type { FastifyInstance } from 'fastify'
import type { BlockPage } from '#platform/contract/blocks.ts'
import type { Area } from './areas/area.ts'
import type { ConsolePart } from './console-part.ts'
import type { DashboardPart } from './dashboard-part.ts'
import type { DataEraser, DataExporter } from './data-rights.ts'
import type { Route } from './http/route.ts'
import type { Catalogues } from './i18n/translate.ts'
import type { AdjustableLimit } from './limits/adjustable-limit.ts'
import type { MailSample } from './mail/mail-sample.ts'
import type { MergeRules } from './merging.ts'
import type { NotificationPart } from './notification-kind.ts'
import type { PersonFacts } from './person-facts.ts'
import type { PersonGroup } from './person-groups.ts'
import type { ScriptOf } from './i18n/script.ts'
import type { Task } from './queue/queue.ts'
import type { ReportableKind } from './reportable-kind.ts'
import type { SearchKind } from './search-kind.ts'
import type { Services } from './services.ts'

/** One address of the sitemap. */
export type SitemapPage = { path: string; lastModified?: Date }

/** Title of a shared page in both languages. */
export type ShareTitle = {
  readonly bhs: string
  readonly en: string
  /** Up to three short lines below it, such as the deadline and the amount. */
  readonly facts?: { readonly bhs: readonly string[]; readonly en: readonly string[] }
  /** A picture of ours above it. */
  readonly cover?: ShareCover
}

export type ShareCover = {
  /** Another one when the picture is another. */
  readonly key: string
  /** What stays when it is cut, in hundredths from the left and from the top. */
  readonly focal: { readonly x: number; readonly y: number }
  readonly bytes: () => Promise<Uint8Array>
}

export type Mount = { app: FastifyInstance; services: Services; features: readonly Feature[] }

/** Every feature of the product; asked when it is needed, because all of them are known only once they are put together. */
export type Registry = () => readonly Feature[]

/** A feature's registration: its name, texts, routes, tasks and its part of the demo world. */
export type Feature = {
  name: string
  catalogues: Catalogues
  routes: readonly Route[]
  tasks?: readonly Task[]
  /** Tells the script of a reader of mails; one feature knows it. */
  scriptOf?: ScriptOf
  /** Parts that staff may switch off; without `kinds`, all notifications of the feature wait meanwhile. */
  areas?: readonly (Omit<Area, 'kinds'> & Partial<Pick<Area, 'kinds'>>)[]
  /** Pages whose texts an admin may edit live. */
  blockPages?: readonly BlockPage[]
  /** Answers that are neither pages nor calls of the API: files, pictures, feeds. */
  mount?: (input: Mount) => void
  /** Public pages that search engines may list. */
  sitemap?: (services: Services) => Promise<readonly SitemapPage[]>
  /** The results of this feature in the global search. */
  searchKinds?: readonly SearchKind[]
  /** The notifications of this feature and the choices that members have about them. */
  notifications?: NotificationPart
  /** Limits that staff may tighten or loosen; what guards against guessing is none of them. */
  limits?: readonly AdjustableLimit[]
  /** An example of each mail that this feature composes, for staff; its area is `mails.area` in the catalogues. */
  mails?: readonly MailSample[]
  /** Title, and what stands below it, on the share picture with this name, if it is one of this feature's. */
  shareTitle?: (services: Services, name: string) => Promise<ShareTitle | undefined>
  /** Where a page stands now that had this path on the site it came from. */
  movedPage?: (services: Services, path: string) => Promise<string | null>
  /** The things of this feature that members write and others can report. */
  reportable?: readonly ReportableKind[]
  /** Exports this feature's data for a person who asks for it. */
  exporter?: DataExporter
  /** Removes this feature's data when a person's account ends. */
  eraser?: DataEraser
  /** The merge rule of each column that names a member, for two accounts of one person. */
  merger?: MergeRules
  /** This feature's answer about a member's next step on the dashboard. */
  dashboard?: DashboardPart
  /** The queues of staff and the weekly metrics, for the overview of the console. */
  console?: ConsolePart
  /** This feature's facts about a person, for the page of their account in the console. */
  personFacts?: PersonFacts
  /** Groups of people that this feature knows, by which staff filter the list of accounts. */
  personGroups?: readonly PersonGroup[]
  /**
   * The verbs that this feature writes into the audit log: `review` is recorded as `<name>.review`. Their words are
   * `audit.actions.<verb>`, those of the values before and after `audit.fields.<name>`, and the area is called
   * `audit.area`, in the catalogues of the feature.
   */
  auditActions?: readonly string[]
  /** Adds this feature's part of the demo world; runs once on an empty database. */
  seed?: (services: Services) => Promise<void>
  /**
   * Names of the features whose part of the demo world this one's builds on; it is laid as soon as they are there. Without
   * it, everything that stands before it in the list must be there.
   */
  seedAfter?: readonly string[]
}
