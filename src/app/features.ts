import { account } from '#features/account/server/index.ts'
import { adminOver } from '#features/admin/server/index.ts'
import { analytics, keepMergedInAnalytics, targetsPart } from '#features/analytics/server/index.ts'
import { applicationCounts, applications, replyRecords } from '#features/applications/server/index.ts'
import { content } from '#features/content/server/index.ts'
import { cv } from '#features/cv/server/index.ts'
import { cvImport } from '#features/cv-import/server/index.ts'
import { dashboardOver } from '#features/dashboard/server/index.ts'
import { devmail } from '#features/devmail/server/index.ts'
import { google } from '#features/google/server/index.ts'
import { landing } from '#features/landing/server/index.ts'
import { legal } from '#features/legal/server/index.ts'
import { notices } from '#features/notices/server/index.ts'
import { offline } from '#features/offline/server/index.ts'
import {
  keepMergedInOpportunities,
  openAt,
  opportunitiesKnowing,
} from '#features/opportunities/server/index.ts'
import { organisationsKnowing, organisationsPart } from '#features/organisations/server/index.ts'
import { places } from '#features/places/server/index.ts'
import { keepMergedInProfiles, profilePart, profiles } from '#features/profiles/server/index.ts'
import {
  matchOrder,
  peopleAtOnce,
  recommendations,
  recommendedAtOnce,
} from '#features/recommendations/server/index.ts'
import { recovery } from '#features/recovery/server/index.ts'
import { searchOver } from '#features/search/server/index.ts'
import { settingsOver } from '#features/settings/server/index.ts'
import { skillsOver } from '#features/skills/server/index.ts'
import { share } from '#features/share/server/index.ts'
import type { Feature } from '#platform/server/feature.ts'

/** The areas of the product, in the order in which the demo world is laid. */
const areas: readonly Feature[] = [
  account,
  landing,
  legal,
  content,
  adminOver(() => features),
  recovery,
  google,
  places,
  profiles,
  cv,
  cvImport,
  skillsOver([keepMergedInProfiles, keepMergedInOpportunities, keepMergedInAnalytics]),
  organisationsKnowing({ openings: openAt, replies: replyRecords }),
  opportunitiesKnowing({ applications: applicationCounts }),
  applications,
  notices,
  searchOver({ match: matchOrder }),
  recommendations,
  analytics,
  dashboardOver([organisationsPart, profilePart, targetsPart], {
    recommended: recommendedAtOnce,
    people: peopleAtOnce,
  }),
]

/** Every feature: the settings stand over the areas, because an export and a deletion go through all of them. */
export const features: readonly Feature[] = [...areas, settingsOver(areas), offline, share, devmail]
