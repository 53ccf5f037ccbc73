/** Apart from the other titles, because every page of a member has them in its navigation. */
export const navigationTitles = {
  mentors: { bhs: 'Mentori i mentorice', en: 'Mentors' },
  mentorship: { bhs: 'Mentorstva', en: 'Mentorships' },
} as const
