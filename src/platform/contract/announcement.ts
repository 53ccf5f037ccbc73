export const ANNOUNCEMENT_KINDS = ['information', 'maintenance'] as const
export const ANNOUNCEMENT_AUDIENCES = ['everybody', 'members'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

/** What staff say above every page for some time. */
export type PageAnnouncement = {
  id: string
  kind: AnnouncementKind
  /** In both languages, because a page changes its language without being fetched again. */
  texts: { bhs: string; en: string }
  link: string | null
  until: string
}
