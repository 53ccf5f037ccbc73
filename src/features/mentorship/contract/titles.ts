import { navigationTitles } from './navigation-titles.ts'

/** Page titles. */
export const titles = {
  ...navigationTitles,
  mentor: { bhs: 'Mentorstvo', en: 'Mentor' },
  own: { bhs: 'Moj mentorski profil', en: 'My mentor profile' },
  suggested: { bhs: 'Mentori i mentorice za tebe', en: 'Mentors for you' },
  console: { bhs: 'Mentori na provjeri', en: 'Mentors to check' },
} as const
