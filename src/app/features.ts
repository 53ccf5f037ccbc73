import { account, forgiveSignIns } from '#features/account/server/index.ts'
import { createAdminFeature } from '#features/admin/server/index.ts'
import { analytics, updateSkillInAnalytics } from '#features/analytics/server/index.ts'
import { createAreasFeature } from '#features/areas/server/index.ts'
import { announcements } from '#features/announcements/server/index.ts'
import {
  aboutApplication,
  listApplicationCounts,
  applications,
  opportunityForms,
  listReplyRecords,
  listWaitingApplicants,
} from '#features/applications/server/index.ts'
import {
  articlePictures,
  articles,
  commentedArticles,
  draftThreads,
} from '#features/articles/server/index.ts'
import { banks } from '#features/banks/server/index.ts'
import { callForms, calls, discussedCalls } from '#features/calls/server/index.ts'
import { aboutCanvas, canvas, canvasThreads, recheckAges } from '#features/canvas/server/index.ts'
import { blockPictures, content } from '#features/content/server/index.ts'
import { cv } from '#features/cv/server/index.ts'
import { cvImport } from '#features/cv-import/server/index.ts'
import { createDashboardFeature } from '#features/dashboard/server/index.ts'
import { createFormsFeature, deleteAnswersTo } from '#features/forms/server/index.ts'
import { createDiscussionsFeature } from '#features/discussions/server/index.ts'
import { devmail } from '#features/devmail/server/index.ts'
import { commentedPosts, feed, postPictureUses } from '#features/feed/server/index.ts'
import { endIdentities, google } from '#features/google/server/index.ts'
import { landing } from '#features/landing/server/index.ts'
import { createLegalFeature } from '#features/legal/server/index.ts'
import {
  createNetworkFeature,
  nameable,
  relationBetween,
  updateSkillInNetwork,
  writing,
} from '#features/network/server/index.ts'
import { createLibraryFeature } from '#features/library/server/index.ts'
import { aboutMentorship, endMentorshipsBetween, mentorship } from '#features/mentorship/server/index.ts'
import { productSettings } from '#features/product-settings/server/index.ts'
import { createLimitSettingsFeature } from '#features/limit-settings/server/index.ts'
import { createMailsFeature } from '#features/mails/server/index.ts'
import { media } from '#features/media/server/index.ts'
import { notices } from '#features/notices/server/index.ts'
import { createNotificationsFeature } from '#features/notifications/server/index.ts'
import { offline } from '#features/offline/server/index.ts'
import {
  updateSkillInOpportunities,
  listOpenOpportunitiesOf,
  createOpportunitiesFeature,
  discussedOpportunities,
  opportunityPictures,
} from '#features/opportunities/server/index.ts'
import { aboutPublic, createMessagingFeature, endRequestsBetween } from '#features/messaging/server/index.ts'
import { createModerationFeature } from '#features/moderation/server/index.ts'
import {
  createOrganisationsFeature,
  keepOrganisations,
  ownedAlone,
  publicOrganisation,
  settleOrganisations,
} from '#features/organisations/server/index.ts'
import { createPartnersFeature } from '#features/partners/server/index.ts'
import { pagePictures, pages } from '#features/pages/server/index.ts'
import { places } from '#features/places/server/index.ts'
import { deletePasskeysOf, passkeys } from '#features/passkeys/server/index.ts'
import { createProfilesFeature, updateSkillInProfiles } from '#features/profiles/server/index.ts'
import {
  abilitiesOf,
  matchOrder,
  peopleWithTimeout,
  recommendations,
  recommendedWithTimeout,
} from '#features/recommendations/server/index.ts'
import {
  aboutProject,
  updateSkillInProjects,
  projects,
  projectPictures,
} from '#features/projects/server/index.ts'
import { createRecoveryFeature } from '#features/recovery/server/index.ts'
import { reviews } from '#features/reviews/server/index.ts'
import { createSearchFeature } from '#features/search/server/index.ts'
import { createSettingsFeature, type Ownership, provePerson } from '#features/settings/server/index.ts'
import { createSkillsFeature } from '#features/skills/server/index.ts'
import { teamTest } from '#features/team-test/server/index.ts'
import { statistics } from '#features/statistics/server/index.ts'
import { texts } from '#features/texts/server/index.ts'
import { votes } from '#features/votes/server/index.ts'
import { createShareFeature } from '#features/share/server/index.ts'
import { blockRegistry } from '#platform/server/blocks.ts'
import type { Feature } from '#platform/server/feature.ts'

const ofOrganisations = {
  openings: listOpenOpportunitiesOf,
  replies: listReplyRecords,
  applicants: listWaitingApplicants,
  closes: deleteAnswersTo,
}

/** Settles the organisations of somebody who deletes their account. */
const ownership: Ownership = {
  ownedAlone: (db, userId) => ownedAlone(db, { userId, knowledge: ofOrganisations }),
  settle: (tx, input) => settleOrganisations(tx, { ...input, knowledge: ofOrganisations }),
  keep: keepOrganisations,
}

/**
 * Composes the product: every feature in the order in which its demo data is seeded. Features get the answers of others
 * here; `more` are additions of a test.
 */
export function composeFeatures(more: readonly Feature[] = []): readonly Feature[] {
  const features = () => all
  const all: readonly Feature[] = [
    account,
    landing,
    createLegalFeature({ prove: provePerson }),
    content,
    createAdminFeature({ features }),
    announcements,
    createAreasFeature({ features }),
    createPartnersFeature({ prove: provePerson }),
    createRecoveryFeature({
      endIdentities: async (tx, userId) =>
        (await endIdentities(tx, userId)) + (await deletePasskeysOf(tx, userId)),
      forgiveSignIns,
    }),
    google,
    passkeys,
    media,
    places,
    createProfilesFeature({ relation: relationBetween }),
    cv,
    cvImport,
    createSkillsFeature({
      skillUpdates: [
        updateSkillInProfiles,
        updateSkillInOpportunities,
        updateSkillInAnalytics,
        updateSkillInProjects,
        updateSkillInNetwork,
      ],
    }),
    createOrganisationsFeature(ofOrganisations),
    createOpportunitiesFeature({
      applications: listApplicationCounts,
      replies: listReplyRecords,
      abilities: abilitiesOf,
    }),
    banks,
    calls,
    canvas,
    // Conflicts of interest follow connections, so the demo world needs connections before it assigns reviewers.
    createNetworkFeature({
      async onSevered(tx, one, other) {
        await endRequestsBetween(tx, one, other)
        await endMentorshipsBetween(tx, one, other)
      },
    }),
    reviews,
    votes,
    projects,
    createFormsFeature({ about: [opportunityForms, callForms] }),
    applications,
    createDiscussionsFeature({
      about: [discussedCalls, discussedOpportunities],
      threads: [canvasThreads, draftThreads],
      comments: [commentedPosts, commentedArticles],
      mayTurnTo: writing.mayTurnTo,
      people: nameable,
    }),
    notices,
    createLibraryFeature({
      uses: [
        articlePictures,
        pagePictures,
        postPictureUses,
        opportunityPictures,
        projectPictures,
        blockPictures(() => blockRegistry(features().flatMap(({ blockPages = [] }) => blockPages))),
      ],
    }),
    articles,
    feed,
    pages,
    mentorship,
    createSearchFeature({ features, match: matchOrder }),
    recommendations,
    analytics,
    createMessagingFeature({
      relations: writing,
      aboutKinds: [
        aboutApplication,
        aboutCanvas,
        aboutProject,
        aboutMentorship,
        ...[discussedOpportunities, discussedCalls, publicOrganisation].map(aboutPublic),
      ],
    }),
    createModerationFeature({ features }),
    createDashboardFeature({ features, recommended: recommendedWithTimeout, people: peopleWithTimeout }),
    createSettingsFeature({ features, organisations: ownership, onBirthday: recheckAges }),
    createNotificationsFeature({ features }),
    createMailsFeature({ features }),
    createLimitSettingsFeature({ features }),
    productSettings,
    offline,
    teamTest,
    statistics,
    texts,
    createShareFeature({ features }),
    devmail,
    ...more,
  ]
  return all
}

/** The product. */
export const features: readonly Feature[] = composeFeatures()
